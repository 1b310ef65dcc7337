import { assertNodeVersion } from './lib/node-version.mjs';

// `npm run test:steady -- integration 5`: a part that often, beside a busy neighbour, at other dates and in other zones.
assertNodeVersion();
void Promise.all([import('./lib/fault.mjs'), import('./lib/steadiness.mjs')]).then(
  ([{ reportFaults }, { runSteadily }]) => reportFaults(() => runSteadily(process.argv.slice(2))),
);
