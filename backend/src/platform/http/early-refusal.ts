import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError } from '../errors/domain-error.js';

const ANSWERS = /^\/(api|paypal)\//i;
/** How many may wait for each of the database's connections: a crowd of buyers waits for moments and does not fail. */
const WAITING = { visitor: 10, member: 20 };
const RETRY_SECONDS = 2;

/** The database's connections on this node. */
export interface Connections {
  max: number;
  waiting: () => number;
}

/**
 * Refuses before any work is done while more requests wait for the database than it will soon answer: who comes next
 * would only stall the others. Visitors go first, so that people inside still get through.
 *
 * @param isMember whether a request says that somebody is logged in; being wrong about it opens nothing.
 */
export function earlyRefusal(
  { max, waiting }: Connections,
  isMember: (req: Request) => boolean,
): RequestHandler {
  return (req: Request, _res: Response, next: NextFunction): void => {
    const most = max * WAITING[isMember(req) ? 'member' : 'visitor'];
    const isFull = ANSWERS.test(req.path) && waiting() >= most;
    next(isFull ? new DomainError('server.busy', { seconds: RETRY_SECONDS }) : undefined);
  };
}
