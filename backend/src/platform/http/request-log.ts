import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pinoHttp } from 'pino-http';
import { log } from '../logging/log.js';

/** One line a request: id, method, path without its query (a query may hold names), status, duration. */
export const requestLog = pinoHttp({
  logger: log,
  genReqId: () => randomUUID(),
  autoLogging: {
    ignore: (req: IncomingMessage) => /^\/(assets|media|fonts|healthz|readyz|metrics)/.test(req.url ?? ''),
  },
  customLogLevel: (_req, res, err) => (err || res.statusCode >= 500 ? 'warn' : 'info'),
  serializers: {
    req: (req: { id: string; method: string; url: string }) => ({
      id: req.id,
      method: req.method,
      path: pathOf(req.url),
    }),
    res: (res: { statusCode: number }) => ({ status: res.statusCode }),
  },
  // The error filter has logged the fault itself, with its stack and this id.
  customErrorObject: (_req, res) => ({ status: res.statusCode }),
  quietReqLogger: true,
});

/** Guests' and links' ids are permissions: a log line keeps their first four characters only. */
function pathOf(url: string): string {
  return (url.split('?')[0] ?? '').replace(/\/([A-Za-z0-9_-]{4})[A-Za-z0-9_-]{13,}/g, '/$1…');
}
