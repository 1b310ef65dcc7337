import type { CookieOptions, Response } from 'express';
import { parse } from 'cookie';
import type { AppConfig } from '../../platform/config/config.js';

/** `__Host-` binds the cookie to this host and https; plain-http localhost cannot set it. */
export function cookieName(config: Pick<AppConfig, 'secureCookies'>, name: string): string {
  return config.secureCookies ? `__Host-${name}` : name;
}

export function cookieOptions(config: Pick<AppConfig, 'secureCookies'>, maxAge: number): CookieOptions {
  return { httpOnly: true, secure: config.secureCookies, sameSite: 'lax', path: '/', maxAge };
}

/** Says to the page's own script that there is a session, and nothing else: the session's cookie is not for scripts. */
const MARKER = 'signed-in';

/** Gives a browser its session. @param maxAge in milliseconds. */
export function setSession(
  config: Pick<AppConfig, 'secureCookies'>,
  res: Response,
  token: string,
  maxAge: number,
): void {
  res.cookie(cookieName(config, 'sid'), token, cookieOptions(config, maxAge));
  res.cookie(MARKER, '1', { ...cookieOptions(config, maxAge), httpOnly: false });
}

export function clearSession(config: Pick<AppConfig, 'secureCookies'>, res: Response): void {
  res.clearCookie(cookieName(config, 'sid'), cookieOptions(config, 0));
  res.clearCookie(MARKER, { ...cookieOptions(config, 0), httpOnly: false });
}

export function readCookie(header: string | undefined, name: string): string | null {
  return (header && parse(header)[name]) || null;
}
