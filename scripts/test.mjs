import { assertNodeVersion } from './lib/node-version.mjs';

// `npm test`; all of it, whatever passed before: `npm test -- all`; a part of it: `npm test -- check|unit|integration|e2e`;
// some files of a part: `npm test -- integration chat-acts`.
assertNodeVersion();
void Promise.all([import('./lib/fault.mjs'), import('./lib/suite.mjs')]).then(
  ([{ reportFaults }, { runSuite }]) => reportFaults(() => runSuite(process.argv.slice(2))),
);
