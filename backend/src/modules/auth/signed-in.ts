import type { Request } from 'express';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { SignedIn } from './sessions.service.js';

declare global {
  namespace Express {
    interface Request {
      /** Set by the access guard; absent for visitors. */
      signedIn?: SignedIn;
    }
  }
}

/** Who is logged in. Throws `auth.required` for a visitor. */
export function signedIn(req: Request): SignedIn {
  if (!req.signedIn) throw new DomainError('auth.required');
  return req.signedIn;
}

/** By which the session is found in tables. */
export function keyHashOf({ sessionId }: SignedIn): Buffer {
  return Buffer.from(sessionId, 'hex');
}
