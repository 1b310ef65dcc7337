import type { Plan } from '../quote/quote.rules.js';

interface PaidBefore {
  plan: Plan;
  payableCents: number;
  confirmedAt: Date | null;
}

/**
 * Whether something was paid before. The price of one payment, of which nothing is left, is paid in one again: a booking that
 * is to be paid in full and owes all of it has not begun.
 */
export function hasBegunToPay({ plan, payableCents, confirmedAt }: PaidBefore, owedCents: number): boolean {
  return confirmedAt !== null && !(plan === 'full' && owedCents === payableCents);
}
