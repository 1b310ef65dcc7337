import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { log } from '../../platform/logging/log.js';
import { connectRedis, disconnectRedis } from '../../platform/realtime/redis-connection.js';

/** How often something may be tried: `points` in `seconds` (security.md 4.1). */
const LIMITS = {
  'login-account-ip': { points: 5, seconds: 15 * 60 },
  'login-ip': { points: 20, seconds: 15 * 60 },
  'login-account': { points: 30, seconds: 60 * 60 },
  'register-ip': { points: 5, seconds: 60 * 60 },
  'link-ip': { points: 10, seconds: 15 * 60 },
  'setup-ip': { points: 30, seconds: 60 },
  'contact-ip': { points: 10, seconds: 60 * 60 },
  'contact-address': { points: 5, seconds: 60 * 60 },
  'upload-user': { points: 60, seconds: 60 * 60 },
  'record-ip': { points: 60, seconds: 60 * 60 },
  'directory-user': { points: 120, seconds: 60 * 60 },
  'compare-host': { points: 6, seconds: 60 * 60 },
  'reveal-host': { points: 30, seconds: 60 * 60 },
  'password-user': { points: 10, seconds: 15 * 60 },
  'mail-user': { points: 5, seconds: 60 * 60 },
  'reset-ip': { points: 10, seconds: 60 * 60 },
  'export-user': { points: 3, seconds: 24 * 60 * 60 },
  // Who presses again every two seconds while PayPal is down is never stopped, and nobody for more than a minute.
  'order-guest': { points: 30, seconds: 60 },
  'recheck-guest': { points: 10, seconds: 5 * 60 },
  'form-ip': { points: 60, seconds: 15 * 60 },
  'notice-ip': { points: 600, seconds: 60 },
  'recheck-ip': { points: 60, seconds: 15 * 60 },
} as const;
export type Limit = keyof typeof LIMITS;

/** Counts attempts over all nodes when there is Redis, and on this node alone while there is none. */
@Injectable()
export class Attempts implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly limiters: Map<Limit, RateLimiterAbstract>;

  constructor(@Inject(CONFIG) config: AppConfig) {
    this.redis = config.REDIS_URL ? connectRedis(config.REDIS_URL) : null;
    this.redis?.on('error', (err: Error) =>
      log.warn({ reason: err.message }, 'attempts are counted on this node alone: no Redis'),
    );
    this.limiters = new Map(Object.keys(LIMITS).map((name) => [name as Limit, this.limiter(name as Limit)]));
  }

  private limiter(name: Limit): RateLimiterAbstract {
    const { points, seconds } = LIMITS[name];
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    if (!this.redis) return memory;
    const options = {
      storeClient: this.redis,
      keyPrefix: `gangway:${name}`,
      points,
      duration: seconds,
    };
    return new RateLimiterRedis({ ...options, insuranceLimiter: memory, rejectIfRedisNotReady: true });
  }

  /** Uses one attempt of each up; throws `request.too_many` when one had none left. */
  async use(keys: Partial<Record<Limit, string>>): Promise<void> {
    for (const [limiter, key] of this.chosen(keys)) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
      }
    }
  }

  /** Takes back attempts that were none: what was tried succeeded. */
  async giveBack(keys: Partial<Record<Limit, string>>): Promise<void> {
    for (const [limiter, key] of this.chosen(keys)) await limiter.reward(key);
  }

  private chosen(keys: Partial<Record<Limit, string>>): [RateLimiterAbstract, string][] {
    return Object.entries(keys).flatMap(([name, key]) => {
      const limiter = this.limiters.get(name as Limit);
      return limiter ? [[limiter, key] as [RateLimiterAbstract, string]] : [];
    });
  }

  onApplicationShutdown(): void {
    if (this.redis) disconnectRedis(this.redis);
  }
}

function tooMany(used: RateLimiterRes): DomainError {
  return new DomainError('request.too_many', { seconds: Math.max(1, Math.ceil(used.msBeforeNext / 1000)) });
}
