import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** Other machines' notices: they prove by their content who they are, so no page of ours and no JSON is asked of them. */
const RAW_DOORS: ReadonlySet<string> = new Set(['/paypal/webhook', '/paypal/ipn']);

/** By the exact path: whatever else the router would take for it is an ordinary address. */
export function isRawDoor(path: string): boolean {
  return RAW_DOORS.has(path);
}

/** Leaves the bodies of notices as the bytes they are, in `req.body`. */
export function rawDoors(limit: string): RequestHandler {
  const raw = express.raw({ type: () => true, inflate: false, limit });
  return (req: Request, res: Response, next: NextFunction): void => {
    if (isRawDoor(req.path)) raw(req, res, next);
    else next();
  };
}
