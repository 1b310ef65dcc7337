import type { LoggerService } from '@nestjs/common';
import { log } from './log.js';

const nest = (context?: unknown) => log.child({ context: typeof context === 'string' ? context : 'nest' });

/** Nest's own lines, in the same log. Its start-up chatter is of interest to debugging only. */
export const nestLogger: LoggerService = {
  log: (message: unknown, ...rest: unknown[]) => nest(rest.at(-1)).debug(String(message)),
  debug: (message: unknown, ...rest: unknown[]) => nest(rest.at(-1)).debug(String(message)),
  warn: (message: unknown, ...rest: unknown[]) => nest(rest.at(-1)).warn(String(message)),
  error: (message: unknown, ...rest: unknown[]) =>
    nest(rest.at(-1)).error(
      { err: message instanceof Error ? message : undefined, stack: rest[0] },
      String(message),
    ),
};
