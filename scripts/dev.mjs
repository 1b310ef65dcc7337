import { assertNodeVersion } from './lib/node-version.mjs';

// `npm run dev`: the same house, with both halves rebuilt as their sources change.
assertNodeVersion();
void import('./lib/launch.mjs').then(({ launch }) =>
  launch('Gangway, for developers', ['backend'], 'dist/tools/local/dev.js'),
);
