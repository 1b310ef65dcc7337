import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { tooMany } from '../errors/too-many.rules.js';
import { TokenBuckets } from '../realtime/token-bucket.js';
import { networkOf } from './network.js';
import { isRawDoor } from './raw-doors.js';

/** What somebody inside may do, for each request of a visitor: a ship's network has many of them behind one address. */
const INSIDE = 5;
/** At once, as a part of a minute's: a page asks for several things. */
const BURST_SECONDS = 15;
const PRUNE_MS = 10_000;

const COUNTED = /^\/(api|paypal)\//i;

/**
 * So many calls a minute an address may make on this node, whatever they ask for; doors that are worth guessing at have
 * narrower limits of their own. PayPal's notices are no visitor's.
 * @param isMember whether a request says that somebody is logged in; being wrong about it gives a larger budget, not more.
 */
export function requestBudget(
  perMinute: number,
  isMember: (req: Request) => boolean,
  nowMs: () => number = () => performance.now(),
): RequestHandler {
  const budget = (times: number) => {
    const perSecond = (perMinute * times) / 60;
    return new TokenBuckets<string>({ burst: perSecond * BURST_SECONDS, perSecond });
  };
  const [visitors, inside] = [budget(1), budget(INSIDE)];
  let prunedAt = nowMs();
  return (req: Request, _res: Response, next: NextFunction): void => {
    if (!COUNTED.test(req.path) || isRawDoor(req.path)) return next();
    const now = nowMs();
    if (now - prunedAt > PRUNE_MS) {
      visitors.prune(now);
      inside.prune(now);
      prunedAt = now;
    }
    const buckets = isMember(req) ? inside : visitors;
    const { waitMs } = buckets.take(networkOf(req.ip ?? ''), now);
    next(waitMs > 0 ? tooMany(waitMs) : undefined);
  };
}
