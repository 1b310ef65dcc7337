import type { Request } from 'express';
import type { AppConfig } from '../../../platform/config/config.js';
import { cookieName, readCookie } from '../../auth/session-cookie.js';

/** The key to this browser's draft; null where it has none. */
export function draftToken(config: Pick<AppConfig, 'secureCookies'>, req: Request): string | null {
  return readCookie(req.headers.cookie, cookieName(config, 'draft'));
}
