import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { errorView } from '../errors/error-view.js';

/** How long a body may take to arrive: a slow line sends a form in moments, and a file of 20 MB in minutes. */
const LONGEST_MS = { form: 20_000, file: 180_000 };

/** Cuts off who sends a body a byte at a time and keeps a connection busy with it. Answers 408 where an answer still fits. */
export function bodyDeadline(longestMs: typeof LONGEST_MS = LONGEST_MS): RequestHandler {
  return (req: Request, res: Response, next: NextFunction): void => {
    if (!hasBody(req)) return next();
    const ms = longestMs[req.path.startsWith('/api/uploads/') ? 'file' : 'form'];
    const timer = setTimeout(() => {
      if (req.complete) return;
      if (res.headersSent) req.destroy();
      else {
        const refusal = new DomainError('request.too_slow');
        // Whatever waits for the body ends with the connection.
        res.once('finish', () => req.destroy());
        res.set('Connection', 'close').status(refusal.status).json(errorView(refusal));
      }
    }, ms);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
