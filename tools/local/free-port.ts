import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process-birth.js';

/**
 * Below where systems take the ports of outgoing connections from (32768 on Linux, 49152 elsewhere): a connection of
 * any process would otherwise now and then take the port between our asking and our using it.
 */
const LOWEST = 15_000;
const HIGHEST = 32_767;
/** Processes that ask at the same time begin this far apart. */
const APART = 61;
/** Where `localhost` may lead: a server of that name listens at one of them. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** Here stands who was told a port, until they are gone: it is bound a second or more after the asking. */
export const TOLD = join(tmpdir(), `gangway-ports-${process.getuid?.() ?? ''}`);

let next = process.pid * APART;

/** A TCP port nobody listens on at this moment; none that a living process was told, or this one before. */
export async function freePort(): Promise<number> {
  mkdirSync(TOLD, { recursive: true });
  for (let left = HIGHEST - LOWEST; left > 0; left--) {
    const port = LOWEST + (next++ % (HIGHEST - LOWEST));
    if (takes(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${LOWEST} to ${HIGHEST} is free.`);
}

function takes(port: number): boolean {
  const note = join(TOLD, String(port));
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAnothers(note)) return false;
    writeFileSync(note, String(process.pid));
    return true;
  }
}

function isAnothers(note: string): boolean {
  // A note that is gone or empty is nobody's: to the system, the number 0 means ourselves.
  const owner = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  return owner !== 0 && owner !== process.pid && isAlive(owner);
}

async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(LOOPBACK.map((host) => canListen(port, host)));
  return free.every(Boolean);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
      // A machine without the newer protocol has nobody there either.
      resolve(['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '')),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
