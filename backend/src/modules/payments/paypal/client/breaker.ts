import { PayPalError } from './paypal-error.js';

const MOST_FAILURES = 5;
const OPEN_MS = 30_000;

/**
 * Stops asking a service that does not answer: after five failures in a row nobody waits for it for half a minute, then one
 * call tries. One that says "too often" is left alone for as long as it wants.
 */
export class Breaker {
  private failures = 0;
  private closedUntil = 0;
  private isTrying = false;

  /** @param now milliseconds of a clock that only goes forward. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the service is left alone now: {@link run} would call nobody. */
  get isLeftAlone(): boolean {
    return this.now() < this.closedUntil || this.isTrying;
  }

  /** Throws `PayPalError` "unknown" without a call while the service is left alone. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isLeftAlone) {
      throw new PayPalError('unknown', 0, 'LEFT_ALONE', undefined);
    }
    this.isTrying = this.failures >= MOST_FAILURES;
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (err) {
      this.learnFrom(err);
      throw err;
    } finally {
      this.isTrying = false;
    }
  }

  /** A refusal is an answer; only silence and faults of the service count. */
  private learnFrom(err: unknown): void {
    if (err instanceof PayPalError && err.retryAfterMs !== null) {
      this.closedUntil = this.now() + err.retryAfterMs;
      return;
    }
    const isFailure = err instanceof PayPalError && (err.status === 0 || err.status >= 500);
    this.failures = isFailure ? this.failures + 1 : 0;
    if (this.failures >= MOST_FAILURES) this.closedUntil = this.now() + OPEN_MS;
  }
}
