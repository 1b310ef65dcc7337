import type { Request, Response } from 'express';
import { DAY_MS } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { sourceOf } from '../../../platform/http/visit-source.js';
import { newToken } from '../../../platform/security/tokens.js';
import { cookieName, cookieOptions, readCookie } from '../../auth/session-cookie.js';
import type { Holder } from './hold-limits.service.js';

const COOKIE = 'browser';

/** The browser that asks; null for one that has no name yet. */
export const browserOf = (config: AppConfig, req: Request): string | null =>
  readCookie(req.headers.cookie, cookieName(config, COOKIE));

/** Who asks for places; a browser that has no name yet is given one. */
export function holderOf(config: AppConfig, req: Request, res: Response): Holder {
  const browser = browserOf(config, req) ?? newToken();
  res.cookie(cookieName(config, COOKIE), browser, cookieOptions(config, DAY_MS));
  return { browser, address: req.ip ?? '', source: sourceOf(req) };
}
