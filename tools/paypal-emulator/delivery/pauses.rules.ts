import type { Channel } from './delivery.js';

/** PayPal tries a webhook up to 25 times over 3 days. How the pauses grow is not published: by half, so that they fill them. */
export const WEBHOOK_ATTEMPTS = 25;
const WEBHOOK_FIRST_PAUSE_MS = 7_700;
const WEBHOOK_GROWTH = 1.5;

/** An IPN message is posted again after 10 s, 20, 40 ..., at most a day, for about four days. */
const IPN_FIRST_PAUSE_MS = 10_000;
const IPN_LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000;
export const IPN_ATTEMPTS = 17;

/** How long to wait after the attempt of this number (the first is 1) has failed; null when it was the last. */
export function pauseAfterMs(channel: Channel, attempt: number): number | null {
  if (channel === 'webhook') {
    return attempt < WEBHOOK_ATTEMPTS ? WEBHOOK_FIRST_PAUSE_MS * WEBHOOK_GROWTH ** (attempt - 1) : null;
  }
  if (attempt >= IPN_ATTEMPTS) return null;
  return Math.min(IPN_FIRST_PAUSE_MS * 2 ** (attempt - 1), IPN_LONGEST_PAUSE_MS);
}
