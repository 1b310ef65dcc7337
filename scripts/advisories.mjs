import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT } from './lib/root.mjs';
import { ADVISORIES } from './lib/supply-step.mjs';

// `npm run advisories`: asks the registry which of our packages have known holes, and keeps the answer for `npm test`.

/** @typedef {{ name: string, range: string, severity: string, title: string, url: string }} Via */

/** `npm audit` ends with 1 when it found something: what counts is what it says. */
const said = await new Promise((resolve) => {
  execFile('npm', ['audit', '--json'], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) =>
    resolve(stdout),
  );
});
const { vulnerabilities, message } = JSON.parse(said || '{}');
if (!vulnerabilities) {
  console.error(
    `The registry was asked and did not answer: ${message ?? 'no connection'}. The list stays as it was.`,
  );
  process.exit(1);
}

const found = Object.values(vulnerabilities).flatMap(({ via }) =>
  // A text names another package of the list, through which this one is concerned.
  via.flatMap((/** @type {Via | string} */ one) => (typeof one === 'string' ? [] : [one])),
);
const advisories = [
  ...new Map(
    found.map(({ name, range, severity, title, url }) => [
      url,
      { package: name, range, severity, title, url },
    ]),
  ).values(),
].toSorted((a, b) => a.url.localeCompare(b.url));
const askedOn = new Date().toISOString().slice(0, 10);
writeFileSync(ADVISORIES, `${JSON.stringify({ askedOn, advisories }, null, 2)}\n`);
console.log(
  `${advisories.length} known holes in our packages, as of ${askedOn}: \`npm test -- check\` says which matter.`,
);
