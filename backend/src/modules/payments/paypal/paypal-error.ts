/**
 * PayPal's refusal, or its silence. `refused` is definite: nothing was done. `unknown` (timeout, 5xx, a dropped
 * connection) says nothing about money: ask before doing anything again.
 */
export class PayPalError extends Error {
  constructor(
    readonly outcome: 'refused' | 'unknown',
    readonly status: number,
    /** `details[].issue` or, failing that, `name` of PayPal's error body. */
    readonly issue: string,
    readonly debugId: string | undefined,
    options?: ErrorOptions,
  ) {
    super(`PayPal ${outcome}: ${status} ${issue}`, options);
  }
}
