/** What PayPal waits for before it lets go of a payment, by its reason or, of the form's, its own word. */
const WAITS_FOR_US: Partial<Record<string, string>> = {
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION: 'accept or deny it in your PayPal account',
  INTERNATIONAL_WITHDRAWAL: 'accept or deny it in your PayPal account',
  UNILATERAL: 'confirm the e-mail address of your PayPal account',
  VERIFICATION_REQUIRED: 'verify your PayPal account',
  multi_currency: 'accept or deny it in your PayPal account',
  intl: 'accept or deny it in your PayPal account',
  unilateral: 'confirm the e-mail address of your PayPal account',
  verify: 'verify your PayPal account',
  upgrade: 'upgrade your PayPal account',
};

const WAITS_FOR_OTHERS: Partial<Record<string, string>> = {
  ECHECK: 'the check has to clear at the bank of the buyer',
  echeck: 'the check has to clear at the bank of the buyer',
  PENDING_REVIEW: 'PayPal reviews it',
  paymentreview: 'PayPal reviews it',
  TRANSACTION_APPROVED_AWAITING_FUNDING: 'the money of the buyer is on its way to PayPal',
};

/** What the merchant must do at PayPal for a pending payment; null where only waiting helps. */
export function merchantMust(reason: string | null): string | null {
  return WAITS_FOR_US[reason ?? ''] ?? null;
}

/** Why a payment is pending, for hosts. */
export function whyPending(reason: string | null): string {
  return merchantMust(reason) ?? WAITS_FOR_OTHERS[reason ?? ''] ?? `PayPal says ${reason ?? 'no reason'}`;
}
