import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { loadDotenv } from './dotenv.mjs';
import { reportFaults } from './fault.mjs';
import { ensureInstalled } from './install.mjs';
import { stopWithNpm } from './npm-watch.mjs';
import { ROOT } from './root.mjs';

/**
 * Installs and builds what is missing, then becomes the compiled program `script`.
 * @param {string} title
 * @param {import('./build.mjs').Half[]} halves what has to be built for it
 * @param {string} script
 */
export function launch(title, halves, script) {
  return reportFaults(async () => {
    console.log(`\n${title}\n`);
    process.chdir(ROOT);
    loadDotenv();
    stopWithNpm();
    await ensureInstalled();
    await ensureBuilt(halves);
    await import(pathToFileURL(join(ROOT, script)).href);
  });
}
