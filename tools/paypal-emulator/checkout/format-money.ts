import { writeCents } from '../payments/money.rules.js';

/** From the decimal string, which Intl takes as it is: cents never pass through a float. */
export function formatMoney(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(writeCents(cents, currency) as `${number}`);
}
