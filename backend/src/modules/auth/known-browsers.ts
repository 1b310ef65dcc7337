import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DAY_MS } from '../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { KeyRing } from '../../platform/security/key-ring.js';
import { newToken } from '../../platform/security/tokens.js';
import { cookieName, cookieOptions, readCookie } from './session-cookie.js';

const COOKIE = 'known-browser';
const KEPT_MS = 365 * DAY_MS;
/** The people of a household share a browser. */
const MOST = 4;
const BETWEEN = '~';

/** A browser in which somebody has logged in to this account before. */
export interface KnownBrowser {
  userId: number;
  /** Random: what is counted for this browser alone. */
  id: string;
}

/**
 * Remembers in a browser's cookie whose account was opened in it. It lets nobody in: who tries a password there is
 * counted apart from strangers, so that no stranger's guesses keep the owner out.
 */
@Injectable()
export class KnownBrowsers {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly keys: KeyRing,
  ) {}

  /** Whose accounts were opened in this browser, the last one first. */
  read(req: Request): KnownBrowser[] {
    const value = readCookie(req.headers.cookie, cookieName(this.config, COOKIE)) ?? '';
    return value
      .split(BETWEEN)
      .slice(0, MOST)
      .flatMap((part) => this.parse(part) ?? []);
  }

  /** Call it when somebody has proven that the account is theirs. */
  remember(req: Request, res: Response, userId: number): void {
    const before = this.read(req);
    const own = before.find((browser) => browser.userId === userId) ?? { userId, id: newToken() };
    const others = before.filter((browser) => browser.userId !== userId);
    const value = [own, ...others].slice(0, MOST).map((browser) => this.write(browser));
    res.cookie(cookieName(this.config, COOKIE), value.join(BETWEEN), cookieOptions(this.config, KEPT_MS));
  }

  private write(browser: KnownBrowser): string {
    return `${textOf(browser)}.${this.keys.digest(COOKIE, textOf(browser)).toString('base64url')}`;
  }

  private parse(written: string): KnownBrowser | null {
    const [, user, id, seal] = /^(\d{1,10})\.([\w-]{43})\.([\w-]{43})$/.exec(written) ?? [];
    if (!user || !id || !seal) return null;
    const browser = { userId: Number(user), id };
    return this.keys.hasMade(COOKIE, textOf(browser), seal) ? browser : null;
  }
}

const textOf = ({ userId, id }: KnownBrowser) => `${userId}.${id}`;
