import { HttpError } from '../../api/http';
import type { PaymentEvent } from './payment.rules';

export type Stop = Extract<PaymentEvent, { type: 'stopped' }>;

export const CANCELLED: Stop = {
  type: 'stopped',
  reason: 'cancelled',
  code: 'cancelled',
  sentence: 'You left PayPal before paying. You were not charged, and everything you entered is still here.',
};

export const PROVIDER_FAILED: Stop = {
  type: 'stopped',
  reason: 'provider',
  code: 'provider',
  sentence:
    'PayPal could not be opened. You were not charged. Check your connection and any content blocker, then try again.',
};

/** The window is gone, and nobody can be asked what became of the payment. */
export const UNKNOWN_END: Stop = {
  type: 'stopped',
  reason: 'provider',
  code: 'unknown',
  sentence:
    'PayPal closed before we heard how your payment went, and we cannot find out right now. Try again: nothing is charged twice.',
};

/** The stop that a refusal of our server means; the sentence is the server's. */
export function stopOf(error: unknown): Stop {
  if (!(error instanceof HttpError)) return PROVIDER_FAILED;
  const { code, sentence } = error;
  if (code === 'payment.declined') return { type: 'stopped', reason: 'declined', code, sentence };
  const isAway = code === 'payment.provider_down' || error.status === 0;
  return { type: 'stopped', reason: isAway ? 'provider' : 'refused', code, sentence };
}
