import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../../scripts/lib/fault.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { siteEnvironment } from './site.mjs';

/**
 * Makes paid guests of the trip on sale in the database of the site that is measured.
 * @param {number} count
 * @returns {Promise<{ name: string, value: string }[]>} their session cookies
 */
export async function makeMembers(count) {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-bench-'));
  try {
    const file = join(folder, 'cookies.txt');
    const program = join(ROOT, 'dist/tools/bench/members.js');
    const code = await run(
      process.execPath,
      [program, '--count', String(count), '--out', file],
      siteEnvironment(),
    );
    if (code !== 0) throw new Fault('The guests could not be made; the lines above say why.');
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', value = ''] = line.split('=');
        return { name, value };
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
