import type { NextFunction, Request, Response } from 'express';
import type { Clock } from '../clock/clock.js';

/** Says the server's time with every answer: the browser's one clock is set from it. */
export function serverTime(clock: Clock) {
  return (_req: Request, res: Response, next: NextFunction): void => {
    res.setHeader('X-Gangway-Now', clock.now().toISOString());
    next();
  };
}
