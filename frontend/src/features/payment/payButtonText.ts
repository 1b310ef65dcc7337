import { formatMoney } from '../../lib/money';
import type { PaymentState } from './payment.rules';

/** What the pay button says: the amount, if there is one yet, or what is being waited for. */
export function payButtonText({ step }: PaymentState, cents: number | null): string {
  if (step === 'paying') return 'Waiting for PayPal...';
  if (step === 'capturing') return 'Confirming your payment...';
  if (step === 'paid') return 'Paid';
  return cents === null ? 'Pay' : `Pay ${formatMoney(cents)} today`;
}
