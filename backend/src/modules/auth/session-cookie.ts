import type { CookieOptions, Request, Response } from 'express';
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

/**
 * Has a browser whose person leaves throw away what it has kept of our answers, their pictures too. Not what our scripts
 * keep: they remove what is this person's by themselves, and leave the look that was chosen for the device, and what
 * another person of the household has not sent yet.
 */
export function forgetCache(res: Response): void {
  res.setHeader('Clear-Site-Data', '"cache"');
}

/** For who is forgotten for good: everything of this site goes, whatever our scripts come to. */
export function forgetEverything(res: Response): void {
  res.setHeader('Clear-Site-Data', '"cache", "storage"');
}

export function readCookie(header: string | undefined, name: string): string | null {
  return (header && parse(header)[name]) || null;
}

/** Whether the browser says that somebody is logged in; whether it is true is for the sessions to find out. */
export function hasSession(config: Pick<AppConfig, 'secureCookies'>, req: Request): boolean {
  return readCookie(req.headers.cookie, cookieName(config, 'sid')) !== null;
}
