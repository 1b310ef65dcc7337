import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../local/free-port.js';
import { LocalFault } from '../../local/local-fault.js';
import { waitUntil } from '../../local/wait.js';

export interface RedisServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Redis that keeps nothing, from REDIS_SERVER or the system's. Throws a LocalFault when there is none. */
export async function startRedis(logDir: string): Promise<RedisServer> {
  const program = process.env.REDIS_SERVER || '/usr/bin/redis-server';
  const port = await freePort();
  const log = openSync(join(logDir, 'bench-redis.log'), 'w', 0o600);
  const argv = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, argv, { stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const isUp = await Promise.race([
    waitUntil(() => listens(port), { everyMs: 50, withinMs: 10_000 }),
    ended.then(() => false),
  ]);
  if (!isUp) throw new LocalFault(`${program} did not start. Set REDIS_SERVER to a redis-server.`);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false; // not yet
  } finally {
    socket.destroy();
  }
}
