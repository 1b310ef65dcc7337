import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../scripts/lib/fault.mjs';
import { runNpm } from '../../scripts/lib/run.mjs';

const HERE = import.meta.dirname;

/** Lighthouse and its 200 packages, which only this benchmark needs. Throws a Fault when they cannot be had. */
export async function installLighthouse() {
  if (existsSync(join(HERE, 'node_modules/lighthouse/package.json'))) return;
  console.log('  Installing Lighthouse ...');
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await runNpm(['ci', '--prefix', HERE, ...flags])) !== 0) {
    throw new Fault('Lighthouse could not be installed; the lines above say why.');
  }
}
