import { ProviderError, type Refusal } from '../../provider/provider-error.js';
import { isAccountTrouble, isTakenAlready, refusalOf } from './issues.rules.js';

interface More extends ErrorOptions {
  retryAfterMs?: number;
}

const NOT_FOUND = 404;

/** PayPal's refusal, or its silence: a timeout, a 5xx, a dropped connection. */
export class PayPalError extends ProviderError {
  /** How long PayPal wants to be left alone (429); null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(
    readonly outcome: 'refused' | 'unknown',
    readonly status: number,
    /** `details[].issue` or, failing that, `name` of PayPal's error body. */
    readonly issue: string,
    readonly debugId: string | undefined,
    { retryAfterMs, ...options }: More = {},
  ) {
    super(`PayPal ${outcome}: ${status} ${issue}`, options);
    this.retryAfterMs = retryAfterMs ?? null;
  }

  get refusal(): Refusal | null {
    return this.outcome === 'refused' ? refusalOf(this.status, this.issue) : null;
  }

  get isTakenAlready(): boolean {
    return isTakenAlready(this.issue);
  }

  get isAccountTrouble(): boolean {
    return isAccountTrouble(this);
  }

  get isGone(): boolean {
    return this.status === NOT_FOUND;
  }
}
