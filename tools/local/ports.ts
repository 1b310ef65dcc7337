import { connect, createServer } from 'node:net';
import { LocalFault } from './local-fault.js';
import { waitUntil } from './wait.js';

// A start that was killed a moment ago may still be letting go of its ports.
const PATIENCE = { everyMs: 250, withinMs: 4_000 };

/** Throws a LocalFault when `port` cannot be listened on at `host`, naming `variable` as the way out. */
export async function assertPortFree(host: string, port: number, variable: string): Promise<void> {
  let trouble: string | null = null;
  const isFree = async () => {
    trouble = await whyNot(host, port);
    return trouble === null;
  };
  if (await waitUntil(isFree, PATIENCE)) return;
  throw new LocalFault(`${trouble} Set ${variable} to another one, for example ${variable}=${port + 10}.`);
}

async function whyNot(host: string, port: number): Promise<string | null> {
  // A browser that is told "localhost" may try either address, so a stranger on the other one counts too.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((address) => isAnswered(address, port)));
  const code = answers.includes(true) ? 'EADDRINUSE' : await refusalToListen(host, port);
  if (code === null) return null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}.`;
  return `Nothing can listen on ${host}:${port} (${code}): check HOST.`;
}

function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}

function refusalToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port }, () => server.close(() => resolve(null)));
  });
}
