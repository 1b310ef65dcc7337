import { outcomeUrl } from '../checkout/checkout-url.js';
import type { Browser } from './dom.js';
import type { CheckoutOutcome } from './sdk.types.js';

/** How an order's checkout ended, by the emulator's own book; canceled when nobody can tell. */
export async function askOutcome(
  browser: Browser,
  emulator: string,
  orderId: string,
): Promise<CheckoutOutcome> {
  try {
    const reply = await browser.fetch(outcomeUrl(emulator, orderId));
    if (reply.ok) return (await reply.json()) as CheckoutOutcome;
  } catch {
    // The emulator is away: what the shop asks next will tell the buyer so.
  }
  return { outcome: 'canceled' };
}
