interface More extends ErrorOptions {
  retryAfterMs?: number;
}

/**
 * PayPal's refusal, or its silence. `refused` is definite: nothing was done. `unknown` (timeout, 5xx, a dropped
 * connection) says nothing about money: ask before doing anything again.
 */
export class PayPalError extends Error {
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
}
