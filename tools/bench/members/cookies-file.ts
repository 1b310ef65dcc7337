import { closeSync, fchmodSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { LocalFault } from '../../local/local-fault.js';

/** A file of session cookies, for its owner's eyes only. Whoever has a line of it is logged in. */
export interface CookiesFile {
  path: string;
  write(cookies: string[]): void;
  close(): void;
}

/** Opens `path` before anything is made for it, so that nobody gets a session that nobody can find. */
export function openCookiesFile(path: string): CookiesFile {
  try {
    const file = openSync(path, 'a', 0o600);
    fchmodSync(file, 0o600);
    return {
      path,
      write: (cookies) => {
        ftruncateSync(file);
        writeSync(file, cookies.map((cookie) => `${cookie}\n`).join(''));
      },
      close: () => closeSync(file),
    };
  } catch (error) {
    throw new LocalFault(`${path} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}
