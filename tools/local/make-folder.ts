import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainWrite } from './local-fault.js';

/** Makes `folder`, for this user's eyes only, unless it is there. Throws a LocalFault where that cannot be. */
export function makePrivateFolder(folder: string): void {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    mkdirSync(dirname(folder), { recursive: true });
    // Apart from its parents: a recursive mkdir reports a read-only disk as "no such file".
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw explainWrite(error, folder);
  }
}
