import { Redis, type RedisOptions } from 'ioredis';

const OPTIONS: RedisOptions = {
  // What cannot be sent now is worth nothing later: whoever asks has another answer at hand.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 2_000,
  retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000) * (0.5 + Math.random() / 2),
};

/** A connection that comes back by itself. While Redis is away every command fails at once; listen for `error`. */
export function connectRedis(url: string): Redis {
  return new Redis(url, OPTIONS);
}

/** Ends it without waiting for a Redis that may be gone, and without a last word of its going. */
export function disconnectRedis(redis: Redis): void {
  redis.removeAllListeners('close');
  redis.disconnect();
}
