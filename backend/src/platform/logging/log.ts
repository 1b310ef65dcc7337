import { pino } from 'pino';

/** The process's log: JSON lines. Personal data never goes in: ids, states and durations do. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { pid: process.pid },
  redact: {
    paths: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    remove: true,
  },
  timestamp: pino.stdTimeFunctions.isoTime,
});
