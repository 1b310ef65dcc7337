/**
 * How often each key may do something: `burst` at once, then `perSecond`. It answers without waiting, so that what one
 * sender does keeps its order, which a limiter behind a promise does not promise.
 */
export class TokenBuckets<K> {
  private readonly buckets = new Map<K, { tokens: number; at: number; refusals: number }>();

  constructor(private readonly limits: { burst: number; perSecond: number }) {}

  /**
   * Takes one token. `waitMs` is 0 when there was one, else the time until there is one; `refusals` counts those in a
   * row. `nowMs` is any clock that only goes forward.
   */
  take(key: K, nowMs: number): { waitMs: number; refusals: number } {
    const { burst, perSecond } = this.limits;
    const bucket = this.buckets.get(key) ?? { tokens: burst, at: nowMs, refusals: 0 };
    this.buckets.set(key, bucket);
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.at) / 1_000) * perSecond);
    bucket.at = nowMs;
    if (bucket.tokens < 1) {
      bucket.refusals++;
      return { waitMs: Math.ceil(((1 - bucket.tokens) / perSecond) * 1_000), refusals: bucket.refusals };
    }
    bucket.tokens--;
    bucket.refusals = 0;
    return { waitMs: 0, refusals: 0 };
  }

  /** Forgets the keys whose buckets are full again, so that the map holds those who are busy only. */
  prune(nowMs: number): void {
    const { burst, perSecond } = this.limits;
    for (const [key, { tokens, at }] of this.buckets) {
      if (tokens + ((nowMs - at) / 1_000) * perSecond >= burst) this.buckets.delete(key);
    }
  }
}
