import { connect, createServer } from 'node:net';
import { LocalFault } from './local-fault.js';

/** Throws a LocalFault when `port` cannot be listened on at `host`, naming `variable` as the way out. */
export async function assertPortFree(host: string, port: number, variable: string): Promise<void> {
  const wayOut = `Set ${variable} to another one, for example ${variable}=${port + 10}.`;
  // A browser that is told "localhost" may try either address, so a stranger on the other one counts too.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((address) => isAnswered(address, port)));
  if (answers.includes(true)) throw new LocalFault(`Port ${port} is taken by another program. ${wayOut}`);
  const code = await refusalToListen(host, port);
  if (code === 'EADDRINUSE') throw new LocalFault(`Port ${port} is taken by another program. ${wayOut}`);
  if (code === 'EACCES') throw new LocalFault(`This user may not listen on port ${port}. ${wayOut}`);
  if (code)
    throw new LocalFault(`Nothing can listen on ${host}:${port} (${code}). Check HOST and ${variable}.`);
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
