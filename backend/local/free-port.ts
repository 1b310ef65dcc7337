import { createServer } from 'node:net';

/**
 * Below where systems take the ports of outgoing connections from (32768 on Linux, 49152 elsewhere): a connection of
 * any process would otherwise now and then take the port between our asking and our using it.
 */
const LOWEST = 15_000;
const HIGHEST = 32_767;
/** Processes that ask at the same time begin this far apart. */
const APART = 61;

let next = process.pid * APART;

/** A TCP port nobody listens on at `host` at this moment; no port is told twice by one process. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let left = HIGHEST - LOWEST; left > 0; left--) {
    const port = LOWEST + (next++ % (HIGHEST - LOWEST));
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port from ${LOWEST} to ${HIGHEST} is free on ${host}.`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
