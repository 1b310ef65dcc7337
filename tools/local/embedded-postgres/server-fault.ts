import { statfsSync } from 'node:fs';
import { LocalFault } from '../local-fault.js';

const SENTENCES: [RegExp, string][] = [
  [
    /No space left on device|Check free disk space|Disk quota exceeded/,
    'The disk is full: PostgreSQL has no room left to write.',
  ],
  [
    /Read-only file system/,
    'The data folder is on a read-only disk. Set DATA_DIR to a folder that can be written.',
  ],
  [
    /Permission denied|wrong ownership/,
    'PostgreSQL may not read or write its data folder. Check whose it is.',
  ],
  [/not compatible with this version/, 'The data folder was made by another major version of PostgreSQL.'],
  [
    /error while loading shared libraries|GLIBC/,
    'This PostgreSQL does not run on this system. Set DATABASE_URL.',
  ],
];

// On a full disk the log that would tell so is cut short too.
const FULL_BELOW_BYTES = 1_000_000;

/** What PostgreSQL printed, as a sentence where it is a known trouble, and with its last lines in any case. */
export function explainServer(output: string, what: string, dataDir: string): LocalFault {
  const { bavail, bsize } = statfsSync(dataDir);
  const said = bavail * bsize < FULL_BELOW_BYTES ? `No space left on device\n${output}` : output;
  const known = SENTENCES.find(([pattern]) => pattern.test(said));
  const lines = said.trim().split('\n').slice(-5).join('\n  ');
  return new LocalFault(`${known ? known[1] : `${what}.`}\n  ${lines}`);
}
