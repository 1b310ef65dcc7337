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

/** How a refund went that was given another way than by PayPal. */
export const GIVEN_BY: Record<Receipt['paidBy'], string> = {
  paypal: 'by PayPal',
  cash: 'in cash',
  bank: 'by bank transfer',
  check: 'by check',
  other: 'by your host',
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
};

export const REFUND_STATES: Record<RefundLine['status'], string> = {
  requested: 'On its way',
  submitted: 'On its way',
  pending: 'On its way',
  completed: 'Refunded',
  failed: 'PayPal could not return it; your host looks into it',
  cancelled: 'PayPal withdrew it; your host looks into it',
};
