import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalFault } from '../../local/local-fault.js';

/** In PostgreSQL's postmaster.pid the fourth line is the port. */
const PORT_LINE = 3;

/**
 * The connection string of the product's database in the embedded PostgreSQL below `dataDir`. Throws a LocalFault when
 * no `npm start` has it running.
 */
export function findDatabase(dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  const port = Number(read(join(folder, 'cluster', 'postmaster.pid'), dataDir).split('\n')[PORT_LINE]);
  const password = read(join(folder, 'password'), dataDir).trim();
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/gangway`;
}

function read(file: string, dataDir: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const sentence =
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `No database runs in ${dataDir}. Run \`npm start\` first, or name one with --database-url.`
        : `This user may not read ${file}. Name the database with --database-url.`;
    throw new LocalFault(sentence, { cause: error });
  }
}
