import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pinoHttp } from 'pino-http';
import { log } from '../logging/log.js';
import { shortPath } from './policy-reports.rules.js';

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
      path: shortPath(req.url.split('?')[0] ?? ''),
    }),
    res: (res: { statusCode: number }) => ({ status: res.statusCode }),
  },
  // The error filter has logged the fault itself, with its stack and this id.
  customErrorObject: (_req, res) => ({ status: res.statusCode }),
  quietReqLogger: true,
});
