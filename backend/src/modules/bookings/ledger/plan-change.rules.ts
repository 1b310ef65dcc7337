import type { Plan } from '../quote/quote.rules.js';

/** A first payment, before it is posted, of a booking on which nothing is paid. Amounts in cents. */
interface FirstPayment {
  /** What the buyer chose last. */
  plan: Plan;
  amountCents: number;
  owedCents: number;
  /** Whether the buyer was asked for everything in one payment. */
  isForAll: boolean;
  /** What that comes to. */
  inFullCents: number;
}

/**
 * How a booking is paid, by its first payment. The discount is for one single payment: with less it is paid in parts. Who
 * was asked for everything and paid that has paid in full, whatever they chose while the money was on its way (PAY-28).
 */
export function planByFirst({ plan, amountCents, owedCents, isForAll, inFullCents }: FirstPayment): Plan {
  if (plan === 'full') return amountCents < owedCents ? 'installment' : 'full';
  return isForAll && amountCents === inFullCents ? 'full' : 'installment';
}
