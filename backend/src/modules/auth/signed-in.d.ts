import type { SignedIn } from './sessions.service.js';

declare global {
  namespace Express {
    interface Request {
      /** Set by the access guard; absent for visitors. */
      signedIn?: SignedIn;
    }
  }
}
