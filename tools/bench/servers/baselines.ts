import { join } from 'node:path';
import { freePort } from '../../local/free-port.js';
import type { Protocol } from '../load/driver-words.js';
import type { Contender, Ground } from './contender.js';
import { freshDatabase } from './fresh-database.js';
import { NodeProcess } from './node-process.js';

export const bareWs = baseline('bare ws', 'bare', '../bare-ws-server.js');
export const plainSocketIo = baseline('plain Socket.IO', 'socketio', '../plain-socketio-server.js');

function baseline(name: string, protocol: Protocol, script: string): Contender {
  return {
    name,
    protocol,
    start: async ({ postgresUrl, logDir, members, nodeFlags }: Ground) => {
      const DATABASE_URL = await freshDatabase(postgresUrl, `bench_${protocol}`);
      const node = await NodeProcess.start({
        name,
        script: new URL(script, import.meta.url),
        port: await freePort(),
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL },
        logFile: join(logDir, `bench-${protocol}.log`),
        nodeFlags,
      });
      const seats = Array.from({ length: members }, () => ({ port: node.port }));
      return { nodes: [node], seats, stop: () => node.stop() };
    },
  };
}
