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

/** Whether PayPal has nothing under an id, as against not saying. */
export function isGone(err: unknown): err is PayPalError {
  return err instanceof PayPalError && err.status === 404;
}

/** For a `catch` on a question to PayPal: null where PayPal has nothing, and thrown on where it did not say. */
export function goneIsNull(err: unknown): null {
  if (isGone(err)) return null;
  throw err;
}
