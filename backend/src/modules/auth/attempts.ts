import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { RefusalCode } from '../../platform/errors/refusals.js';
import { tooMany } from '../../platform/errors/too-many.rules.js';
import { networkOf, wideNetworkOf } from '../../platform/http/network.js';
import { log } from '../../platform/logging/log.js';
import { connectRedis, disconnectRedis } from '../../platform/realtime/redis-connection.js';
import { BoundedMemory } from './bounded-memory.js';

/** How often something may be tried: `points` in `seconds`. What ends in `-ip` counts by address. */
const LIMITS = {
  'login-ip': { points: 20, seconds: 15 * 60 },
  'login-pair': { points: 5, seconds: 15 * 60 },
  'login-browser': { points: 10, seconds: 15 * 60 },
  'login-account': { points: 30, seconds: 60 * 60 },
  // Of a million codes three are right at a time: twenty tries a day find one in a year for one account of fifty.
  'code-browser': { points: 10, seconds: 15 * 60 },
  'code-pair': { points: 5, seconds: 15 * 60 },
  'code-account': { points: 20, seconds: 24 * 60 * 60 },
  'code-warning': { points: 1, seconds: 24 * 60 * 60 },
  'code-user': { points: 10, seconds: 60 * 60 },
  'passkey-ip': { points: 30, seconds: 15 * 60 },
  // Accounts that are made: each sends a mail. Who corrects a name that is taken makes none.
  'register-ip': { points: 5, seconds: 60 * 60 },
  'register-try-ip': { points: 30, seconds: 60 * 60 },
  'link-ip': { points: 10, seconds: 15 * 60 },
  'setup-ip': { points: 30, seconds: 60 },
  // A page that waits for PayPal asks every three seconds.
  'order-state-ip': { points: 120, seconds: 5 * 60 },
  'contact-ip': { points: 10, seconds: 60 * 60 },
  'waiting-ip': { points: 10, seconds: 60 * 60 },
  // Each gets a mail.
  'waiting-address': { points: 5, seconds: 60 * 60 },
  'contact-address': { points: 5, seconds: 60 * 60 },
  'upload-user': { points: 60, seconds: 60 * 60 },
  // Codes of trips are short words (SEC-86).
  'promo-ip': { points: 30, seconds: 15 * 60 },
  'record-ip': { points: 60, seconds: 60 * 60 },
  'directory-user': { points: 120, seconds: 60 * 60 },
  'compare-host': { points: 6, seconds: 60 * 60 },
  'reveal-host': { points: 30, seconds: 60 * 60 },
  // The passports of a ship of a thousand are looked through in a day's work, and not by whoever takes a session for an hour.
  'paper-host': { points: 120, seconds: 60 * 60 },
  // Each holds the passports of a whole trip: enough for who mends what the ship sends back.
  'ship-list-host': { points: 10, seconds: 60 * 60 },
  // By a corrected address or by its button: each sends a login to whatever address is written.
  'logins-host': { points: 30, seconds: 60 * 60 },
  'password-user': { points: 10, seconds: 15 * 60 },
  'mail-user': { points: 5, seconds: 60 * 60 },
  'reset-ip': { points: 10, seconds: 60 * 60 },
  'test-mail-user': { points: 20, seconds: 60 * 60 },
  'export-user': { points: 3, seconds: 24 * 60 * 60 },
  // Each is a row for years, and ten are open at a time.
  'share-user': { points: 30, seconds: 24 * 60 * 60 },
  // Who presses again every two seconds while PayPal is down is never stopped, and nobody for more than a minute.
  'order-guest': { points: 30, seconds: 60 },
  'login-mail-ip': { points: 20, seconds: 60 * 60 },
  'login-mail-guest': { points: 3, seconds: 60 * 60 },
  'recheck-guest': { points: 10, seconds: 5 * 60 },
  'form-ip': { points: 60, seconds: 15 * 60 },
  'notice-ip': { points: 600, seconds: 60 },
  // Each is kept and asked about; PayPal sends again, for days, what it was not thanked for.
  'ipn-ip': { points: 60, seconds: 60 },
  'recheck-ip': { points: 60, seconds: 15 * 60 },
} as const;
type Limit = keyof typeof LIMITS;
/** What is counted, each by its key. */
export type Uses = Partial<Record<Limit, string>>;

/** An IPv6 provider's customer may hold a /48: so many times what one network may. */
const WIDE = 4;

/** Counts attempts over all nodes when there is Redis, and on this node alone while there is none. */
@Injectable()
export class Attempts implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly limiters: Map<string, RateLimiterAbstract>;

  constructor(@Inject(CONFIG) config: AppConfig) {
    this.redis = config.REDIS_URL ? connectRedis(config.REDIS_URL) : null;
    this.redis?.on('error', (err: Error) =>
      log.warn({ reason: err.message }, 'attempts are counted on this node alone: no Redis'),
    );
    this.limiters = new Map(
      Object.entries(LIMITS).flatMap(([name, { points, seconds }]) => [
        [name, this.limiter(name, points, seconds)],
        [wide(name), this.limiter(wide(name), points * WIDE, seconds)],
      ]),
    );
  }

  private limiter(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
    const memory = new BoundedMemory({ keyPrefix, points, duration });
    if (!this.redis) return memory;
    const options = { storeClient: this.redis, keyPrefix: `gangway:${keyPrefix}`, points, duration };
    return new RateLimiterRedis({ ...options, insuranceLimiter: memory, rejectIfRedisNotReady: true });
  }

  /** Uses one attempt of each up, in their order, up to the first that had none left; throws `request.too_many` then. */
  async use(keys: Uses): Promise<void> {
    for (const [limiter, key] of this.chosen(keys)) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
      }
    }
  }

  /**
   * Counts only what led nowhere: a link that is good works, however many bad ones were tried beside it.
   * @param bad the refusal of a bad one
   */
  async useForBadLinks<T>(
    keys: Uses,
    open: () => Promise<T>,
    bad: RefusalCode = 'auth.link_invalid',
  ): Promise<T> {
    try {
      return await open();
    } catch (err) {
      if (err instanceof DomainError && err.code === bad) await this.use(keys);
      throw err;
    }
  }

  /**
   * Counts a guess before it is looked at, so that many at once are counted one by one, and takes it back unless it led
   * nowhere: what the server could not answer is no guess.
   * @param wrong the refusal of a bad guess
   */
  async useForGuesses<T>(keys: Uses, wrong: RefusalCode, look: () => Promise<T>): Promise<T> {
    await this.use(keys);
    return this.giveBackUnless(wrong, keys, look);
  }

  /** As {@link useForGuesses}, of attempts that are used up already. */
  async giveBackUnless<T>(wrong: RefusalCode, used: Uses, look: () => Promise<T>): Promise<T> {
    try {
      const found = await look();
      await this.giveBack(used);
      return found;
    } catch (err) {
      if (!(err instanceof DomainError && err.code === wrong)) await this.giveBack(used);
      throw err;
    }
  }

  /** Takes back attempts that were none: what was tried succeeded. */
  async giveBack(keys: Uses): Promise<void> {
    for (const [limiter, key] of this.chosen(keys)) await limiter.reward(key);
  }

  private chosen(keys: Uses): [RateLimiterAbstract, string][] {
    return Object.entries(keys)
      .flatMap(([name, key]) => (name.endsWith('-ip') ? byAddress(name, key) : [[name, key] as const]))
      .flatMap(([name, key]) => {
        const limiter = this.limiters.get(name);
        return limiter ? [[limiter, brief(key)] as [RateLimiterAbstract, string]] : [];
      });
  }

  onApplicationShutdown(): void {
    if (this.redis) disconnectRedis(this.redis);
  }
}

const wide = (name: string) => `${name}-wide`;

function byAddress(name: string, address: string): (readonly [string, string])[] {
  const around = wideNetworkOf(address);
  return [[name, networkOf(address)], ...(around ? [[wide(name), around] as const] : [])];
}

/** Hashed: of one length, and nothing that anybody typed reaches Redis. */
const brief = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);
