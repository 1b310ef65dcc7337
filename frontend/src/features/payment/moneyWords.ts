import type { PaymentLine, Receipt, RefundLine } from '../../api/money';

export const PURPOSES: Record<PaymentLine['purpose'], string> = {
  full: 'Full payment',
  deposit: 'Deposit',
  second: 'Second payment',
  third: 'Third payment',
  fourth: 'Fourth payment',
  fifth: 'Fifth payment',
  final: 'Final payment',
  balance: 'Payment',
};

export const PAID_BY: Record<Receipt['paidBy'], string> = {
  paypal: 'PayPal',
  cash: 'Cash',
  bank: 'Bank transfer',
  check: 'Check',
  other: 'Recorded by your host',
};

/** How money moved that PayPal did not move. */
const GIVEN_BY: Record<Receipt['paidBy'], string> = {
  paypal: 'by PayPal',
  cash: 'in cash',
  bank: 'by bank transfer',
  check: 'by check',
  other: 'another way',
};

/** How a payment stands, where that is not simply "paid". */
export const PAYMENT_STATES: Partial<Record<PaymentLine['status'], string>> = {
  pending: 'On its way',
  capturing: 'Being confirmed',
  declined: 'Declined',
  failed: 'Not taken',
  reversed: 'Taken back by the bank',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  corrected: 'Recorded by mistake: it does not count',
};

const REFUND_STATES: Record<RefundLine['status'], string> = {
  requested: 'On its way',
  submitted: 'On its way',
  pending: 'On its way',
  completed: 'Refunded',
  failed: 'PayPal could not return it; your host looks into it',
  cancelled: 'PayPal withdrew it; your host looks into it',
};

/** How a refund stands, and who gives it back where that is not PayPal. */
export function refundState({ status, goesBackBy, givenOn, isHostsToGive }: RefundLine): string {
  if (isHostsToGive) return `Your host gives it back: you paid it ${GIVEN_BY[goesBackBy]}`;
  if (givenOn) return `${REFUND_STATES[status]} ${GIVEN_BY[goesBackBy]}`;
  if (status === 'cancelled' && goesBackBy !== 'paypal')
    return 'Not given back: the payment was recorded by mistake';
  return REFUND_STATES[status];
}
