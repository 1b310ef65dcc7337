import type { SdkError } from './sdk.types.js';

/** An error of the script's own. */
export function sdkError(code: string, message: string, isRecoverable: boolean, cause?: unknown): SdkError {
  return Object.assign(new Error(message, { cause }), { name: 'PayPalError', code, isRecoverable });
}

/** What the merchant's page threw, in its own words and in PayPal's shape. */
export function sdkErrorFrom(code: string, isRecoverable: boolean, cause: unknown): SdkError {
  return sdkError(code, cause instanceof Error ? cause.message : String(cause), isRecoverable, cause);
}
