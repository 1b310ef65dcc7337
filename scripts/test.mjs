import { assertNodeVersion } from './lib/node-version.mjs';

// `npm test`, or a part of it: `npm test -- check|unit|integration|e2e`.
assertNodeVersion();
void Promise.all([import('./lib/fault.mjs'), import('./lib/suite.mjs')]).then(
  ([{ reportFaults }, { runSuite }]) => reportFaults(() => runSuite(process.argv.slice(2))),
);
