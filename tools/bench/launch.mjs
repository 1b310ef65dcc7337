import { assertNodeVersion } from '../../scripts/lib/node-version.mjs';

// `npm run bench:members` and `npm run bench:chat`: the program of that name, built first where it is stale.
assertNodeVersion();
const [name] = process.argv.splice(2, 1);
void import('../../scripts/lib/launch.mjs').then(({ launch }) =>
  launch(`Gangway, benchmark: ${name}`, ['backend'], `dist/tools/bench/${name}.js`),
);
