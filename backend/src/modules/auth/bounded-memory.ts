import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Some ten megabytes of keys, and more than the people of any cruise. */
const MOST_KEYS = 20_000;

/** Counts in this process, for no more keys than it has room for: whoever invents keys pushes out the oldest ones. */
export class BoundedMemory extends RateLimiterMemory {
  private readonly kept = new Set<string>();

  override async consume(key: string, points?: number): Promise<RateLimiterRes> {
    await this.makeRoom(key);
    return super.consume(key, points);
  }

  override async reward(key: string, points?: number): Promise<RateLimiterRes> {
    await this.makeRoom(key);
    return super.reward(key, points);
  }

  private async makeRoom(key: string): Promise<void> {
    this.kept.delete(key);
    this.kept.add(key);
    const [oldest] = this.kept;
    if (this.kept.size <= MOST_KEYS || oldest === undefined) return;
    this.kept.delete(oldest);
    await this.delete(oldest);
  }
}
