import { assertNodeVersion } from '../../scripts/lib/node-version.mjs';

// `npm run bench:web`: the built site in a browser, held against the budgets of budgets.mjs. `-- --runs 1` for a quick look.
assertNodeVersion();
void Promise.all([
  import('../../scripts/lib/build.mjs'),
  import('../../scripts/lib/fault.mjs'),
  import('../../scripts/lib/install.mjs'),
  import('../../scripts/lib/npm-watch.mjs'),
]).then(([{ ensureBuilt }, { reportFaults }, { ensureInstalled }, { stopWithNpm }]) =>
  reportFaults(async () => {
    stopWithNpm();
    await ensureInstalled();
    const { installLighthouse } = await import('./install-lighthouse.mjs');
    await installLighthouse();
    await ensureBuilt(['backend', 'frontend']);
    const { benchWeb } = await import('./web.mjs');
    await benchWeb(process.argv.slice(2));
  }),
);
