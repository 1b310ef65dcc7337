import { CircleAlert, HandCoins, ShieldAlert } from 'lucide-react';
import type { HostPayment, HostRefund, MoneyAlert } from '../../../api/host/hostMoney';
import type { PaymentRow, PaymentSearch, ReminderCandidate } from '../../../api/host/hostPayments';
import { paidPercent } from '../../../lib/amount';
import { formatMoney } from '../../../lib/money';
import type { StatusLook } from '../../../ui/StatusMark';
import { PAYMENT_STATUS } from '../../../ui/statusLooks';

type Filter = PaymentSearch['status'];

/** The states one can look for, in the order of the list. */
export const FILTER_NAMES: Record<Filter, string> = {
  all: 'All payments',
  owing: 'Something owed',
  received: 'Something paid',
  to_confirm: 'To be confirmed',
  overdue: 'Overdue',
  on_plan: 'Active payment plans',
  unpaid: 'Unpaid',
  partial: 'Partly paid',
  paid: 'Paid in full',
  refunded: 'Refunded',
};

const OVERDUE: StatusLook = { word: 'Overdue', icon: CircleAlert, tone: 'error' };
const DISPUTED: StatusLook = { word: 'Disputed', icon: ShieldAlert, tone: 'error' };

/** How a row stands, the worst first. */
export function lookOf({ isDisputed, overdueCents, paymentStatus }: PaymentRow): StatusLook {
  if (isDisputed) return DISPUTED;
  return overdueCents > 0 ? OVERDUE : PAYMENT_STATUS[paymentStatus];
}

/** 0..100, rounded down: nobody is shown as paid before they are. Of nothing to pay everything is paid. */
export function paidShare({
  paidCents,
  payableCents,
}: Pick<PaymentRow, 'paidCents' | 'payableCents'>): number {
  if (payableCents <= 0) return paidCents >= payableCents ? 100 : 0;
  return paidPercent(paidCents, payableCents);
}

export const PLAN_WORDS: Record<PaymentRow['plan'], string> = {
  full: 'Pays in full',
  installment: 'Pays in installments',
};

export const PART_WORDS: Record<string, string> = {
  full: 'Full payment',
  deposit: 'Deposit',
  second: 'Second payment',
  third: 'Third payment',
  fourth: 'Fourth payment',
  fifth: 'Fifth payment',
  final: 'Final payment',
  cabin: 'Change of cabin',
  add_on: 'Extras',
  balance: 'Payment',
};

/** What a booking owes; below zero, more came than that. */
export function owedWords(owedCents: number): string {
  if (owedCents === 0) return 'Nothing is owed';
  return owedCents > 0
    ? `${formatMoney(owedCents)} is owed`
    : `${formatMoney(-owedCents)} more was paid than is owed`;
}

export const MEANS_WORDS: Record<HostPayment['paidBy'], string> = {
  paypal: 'PayPal',
  cash: 'Cash',
  bank: 'Bank transfer',
  check: 'Check',
  other: 'Another way',
};

export const PAYMENT_STATE_WORDS: Record<HostPayment['status'], string> = {
  created: 'Started',
  approved: 'Approved at PayPal',
  capturing: 'PayPal is being asked',
  completed: 'Received',
  pending: 'Pending at PayPal',
  declined: 'Declined',
  failed: 'Not taken',
  expired: 'Ended',
  voided: 'Ended',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  reversed: 'Taken back by the bank',
  corrected: 'Recorded by mistake: it does not count',
};

export const REFUND_STATE_WORDS: Record<HostRefund['status'], string> = {
  requested: 'Waits to be sent to PayPal',
  submitted: 'PayPal is being asked',
  pending: 'Pending at PayPal',
  completed: 'Gone back',
  failed: 'Did not go through',
  cancelled: 'Withdrawn',
};

export const EFFECT_WORDS: Record<HostRefund['effect'], string> = {
  owed_again: 'owed again',
  goodwill: 'a gift',
  cancellation: 'for the cancellation',
  overpaid: 'was paid too much',
};

export const ALERT_WORDS: Record<MoneyAlert['kind'], string> = {
  unapplied: 'Money without a booking',
  overpaid: 'Paid too much',
  foreign: 'Unknown PayPal order',
  forged: 'Forged message',
  difference: 'Books and PayPal differ',
  invariant: 'Books do not add up',
  stuck: 'No answer from PayPal',
  refund_failed: 'Refund failed',
  rewritten: 'Books were changed',
  disputed: 'Dispute opened',
  reversed: 'Taken back by the bank',
  account: 'PayPal account',
  pending: 'Held back by PayPal',
  hand_over: 'To be given back by you',
};

/** Why somebody gets no reminder. */
export const WHY_NOT_WORDS: Record<NonNullable<ReminderCandidate['whyNot']>, string> = {
  ended: 'The booking has ended',
  waits: 'Not booked yet',
  nothing_owed: 'Nothing is owed',
  disputed: 'A dispute is open',
  money_under_way: 'A payment is under way',
  is_paying: 'Is at the checkout right now',
  no_mail: 'No e-mail address',
  sent_today: 'Reminded today already',
};

export const REMIND_ICON = HandCoins;
