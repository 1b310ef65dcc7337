import { createServer, type Server } from 'node:http';

/** The loopback server a baseline hangs its sockets on. It ends when the process that started it does. */
export function listen(): Server {
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => process.exit());
  const server = createServer((_request, response) => response.end('ok'));
  return server.listen(Number(process.env.PORT), '127.0.0.1');
}
