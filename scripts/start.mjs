import { assertNodeVersion } from './lib/node-version.mjs';

// `npm start`: from a fresh clone to the running site.
assertNodeVersion();
void import('./lib/launch.mjs').then(({ launch }) =>
  launch('Gangway', ['backend', 'frontend'], 'dist/tools/local/main.js'),
);
