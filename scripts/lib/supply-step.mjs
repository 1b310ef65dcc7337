import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { supplyProblems } from './supply.rules.mjs';

export const ADVISORIES = join(ROOT, 'scripts/advisories.json');

/**
 * Looks at every package of the lockfile: known holes, licence, integrity, install scripts. Asks nobody: the list of known
 * holes is a file, which `npm run advisories` brings up to date. Answers how many problems it found.
 */
export async function checkSupply() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { askedOn, advisories } = JSON.parse(readFileSync(ADVISORIES, 'utf8'));
  const problems = supplyProblems(packages, advisories, licenceOf);
  for (const problem of problems) console.error(problem);
  console.log(
    askedOn
      ? `Known holes as of ${askedOn}: \`npm run advisories\` asks anew.`
      : 'Nobody has been asked for known holes yet: run `npm run advisories` where the registry answers.',
  );
  return problems.length;
}

/**
 * Older packages say it in their own file alone.
 * @param {string} path
 * @returns {string | undefined}
 */
function licenceOf(path) {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return license ?? licenses?.[0]?.type;
}
