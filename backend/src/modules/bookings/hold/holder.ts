import type { Request, Response } from 'express';
import { DAY_MS } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { sourceOf } from '../../../platform/http/visit-source.js';
import { newToken } from '../../../platform/security/tokens.js';
import { cookieName, cookieOptions, readCookie } from '../../auth/session-cookie.js';
import type { Holder } from './hold-limits.service.js';

const COOKIE = 'browser';

/** Who asks for places; a browser that has no name yet is given one. */
export function holderOf(config: AppConfig, req: Request, res: Response): Holder {
  const name = cookieName(config, COOKIE);
  const browser = readCookie(req.headers.cookie, name) ?? newToken();
  res.cookie(name, browser, cookieOptions(config, DAY_MS));
  return { browser, address: req.ip ?? '', source: sourceOf(req) };
}
