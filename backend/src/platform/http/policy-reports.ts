import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { log } from '../logging/log.js';
import { TokenBuckets } from '../realtime/token-bucket.js';
import { networkOf } from './network.js';
import { policyReports } from './policy-reports.rules.js';

/** Where browsers report what a page's policy refused. Browsers send it by themselves: no page of ours asks for it. */
export const POLICY_REPORTS_PATH = '/csp-report';
const LIMIT = '16kb';
/** Of one address; and of all, for a fault of ours is reported by everybody at once and is known after the first lines. */
const EACH = { burst: 10, perSecond: 0.1 };
const ALL = { burst: 60, perSecond: 1 };

/** Takes reports and writes a line of each, without anything personal. Answers 204, or 429 to whoever sends many. */
export function takePolicyReports(nowMs: () => number = () => performance.now()): RequestHandler {
  const each = new TokenBuckets<string>(EACH);
  const all = new TokenBuckets<'all'>(ALL);
  const read = express.json({
    type: ['application/csp-report', 'application/reports+json', 'application/json'],
    limit: LIMIT,
    inflate: false,
  });
  const wait = (address: string) => {
    const now = nowMs();
    each.prune(now);
    return each.take(address, now).waitMs || all.take('all', now).waitMs;
  };
  return (req: Request, res: Response, next: NextFunction): void => {
    if (req.method !== 'POST' || req.path !== POLICY_REPORTS_PATH) return next();
    const waitMs = wait(networkOf(req.ip ?? ''));
    if (waitMs > 0) {
      res.set('Retry-After', String(Math.ceil(waitMs / 1_000))).sendStatus(429);
      return;
    }
    read(req, res, (err?: unknown) => {
      // What is no report is nobody's concern: whoever sent it reads no answer.
      if (!err)
        for (const report of policyReports(req.body)) log.warn(report, 'a page was refused something');
      res.sendStatus(204);
    });
  };
}
