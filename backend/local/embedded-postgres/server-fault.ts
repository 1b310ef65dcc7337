import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { LocalFault } from '../local-fault.js';

const SENTENCES: [RegExp, string][] = [
  [/No space left on device|Disk quota exceeded/, 'The disk is full: PostgreSQL has no room left to write.'],
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

/** What PostgreSQL printed, as a sentence where it is a known trouble, and with its last lines where it is not. */
export function explainServer(output: string, what: string, cause?: unknown): LocalFault {
  const known = SENTENCES.find(([pattern]) => pattern.test(output));
  const lines = output.trim().split('\n').slice(-5).join('\n  ');
  return new LocalFault(`${known ? known[1] : `${what}.`}\n  ${lines}`, { cause });
}

/** The text of `file` from byte `start` on, at most the last 16 kB of it. */
export function readTail(file: string, start: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const from = Math.max(start, fstatSync(descriptor).size - 16_384);
    const buffer = Buffer.alloc(16_384);
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, from));
  } finally {
    closeSync(descriptor);
  }
}
