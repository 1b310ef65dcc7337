import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const SPECIFICATION = 'frontend/openapi.json';
const TYPES = 'frontend/src/api/schema.generated.d.ts';

/**
 * Makes the OpenAPI document and its types anew and compares: 0 when the committed ones are current.
 * @param {string} scratchDir
 * @param {import('./run.mjs').Run} run
 */
export async function checkContract(scratchDir, run) {
  const specification = join(scratchDir, 'openapi.json');
  const types = join(scratchDir, 'schema.d.ts');
  const made =
    (await run(process.execPath, ['dist/backend/src/openapi.js', specification])) ||
    (await run(process.execPath, ['node_modules/openapi-typescript/bin/cli.js', specification, '-o', types]));
  if (made !== 0) return made;
  const stale = [
    ...(isSame(specification, SPECIFICATION) ? [] : [SPECIFICATION]),
    ...(isSame(types, TYPES) ? [] : [TYPES]),
  ];
  if (stale.length)
    console.error(`Not what the server's DTOs say: ${stale.join(', ')}. Run \`npm run openapi\`.`);
  return stale.length;
}

/**
 * @param {string} made
 * @param {string} committed
 */
function isSame(made, committed) {
  return readFileSync(made, 'utf8') === readFileSync(join(ROOT, committed), 'utf8');
}
