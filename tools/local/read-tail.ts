import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const TAIL_BYTES = 16_384;

/** What was written to `file` from byte `start` on, at most its last 16 kB. */
export function readTail(file: string, start = 0): string {
  const descriptor = openSync(file, 'r');
  try {
    const from = Math.max(start, fstatSync(descriptor).size - TAIL_BYTES);
    const buffer = Buffer.alloc(TAIL_BYTES);
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, TAIL_BYTES, from));
  } finally {
    closeSync(descriptor);
  }
}
