import { formatMoney } from './money';

/** Cents of an amount as people type it ("213", "$1,250", "91.07"), or null when it is none. Never through a float. */
export function centsTyped(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, dollars = '', rest = ''] = match;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
}

/** An amount as it stands in a field: "213" or "91.07". */
export function amountText(cents: number): string {
  const rest = cents % 100;
  return rest ? `${(cents - rest) / 100}.${String(rest).padStart(2, '0')}` : String(cents / 100);
}

/** What is wrong with a typed amount; undefined when nothing is. Nothing is no amount, unless `leastCents` is 0. */
export function amountProblem(text: string, mostCents: number, leastCents = 1): string | undefined {
  const cents = centsTyped(text);
  if (cents === null || cents < leastCents) return 'Enter an amount such as 213 or 91.07';
  return cents > mostCents ? `At most ${formatMoney(mostCents)}` : undefined;
}

/** Cents of an amount that the server tells in dollars, as the specification's guest record does. */
export const centsOfDollars = (dollars: number): number => Math.round(dollars * 100);

/** As PayPal and our server write an amount of dollars: 80800 is "808.00". */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** How much of an amount is paid, in whole percents from 0 to 100. Almost all is not all, and of nothing none is paid. */
export function paidPercent(paidCents: number, payableCents: number): number {
  if (payableCents <= 0) return 0;
  // Hundredfold first: 29 of 100 as a fraction, times 100, is a little less than 29.
  return Math.min(100, Math.max(0, Math.floor((100 * paidCents) / payableCents)));
}
