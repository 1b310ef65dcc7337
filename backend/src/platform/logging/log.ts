import { pino, stdSerializers } from 'pino';

function withoutValues(err: unknown): object {
  if (!(err instanceof Error)) return { message: String(err) };
  const { type, message, stack } = stdSerializers.err(err);
  return { type, message, stack, ...('code' in err ? { code: err.code } : {}) };
}

/** The process's log: JSON lines. Personal data never goes in: ids, states and durations do. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { pid: process.pid },
  redact: {
    paths: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    remove: true,
  },
  // The properties of a database's or mail server's error hold values and addresses: kind, place and code are enough.
  serializers: { err: withoutValues },
  timestamp: pino.stdTimeFunctions.isoTime,
});
