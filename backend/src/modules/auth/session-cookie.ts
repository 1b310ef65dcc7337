import type { CookieOptions } from 'express';
import { parse } from 'cookie';
import type { AppConfig } from '../../platform/config/config.js';

/** `__Host-` binds the cookie to this host and https; plain-http localhost cannot set it. */
export function cookieName(config: Pick<AppConfig, 'secureCookies'>, name: string): string {
  return config.secureCookies ? `__Host-${name}` : name;
}

export function cookieOptions(config: Pick<AppConfig, 'secureCookies'>, maxAge: number): CookieOptions {
  return { httpOnly: true, secure: config.secureCookies, sameSite: 'lax', path: '/', maxAge };
}

export function readCookie(header: string | undefined, name: string): string | null {
  return (header && parse(header)[name]) || null;
}
