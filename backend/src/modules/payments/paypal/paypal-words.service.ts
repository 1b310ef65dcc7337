import { Injectable } from '@nestjs/common';
import { FORGOTTEN, ProviderWords } from '../provider/provider-words.js';
import { DUPLICATE_INVOICE } from './client/issues.rules.js';

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

const WHY_REFUSED: Partial<Record<string, string>> = {
  REFUND_TIME_LIMIT_EXCEEDED: 'the payment is older than 180 days',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'your PayPal account has not enough money',
  REFUND_IS_RESTRICTED: 'it restricts refunds of your account',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: "the buyer's bank has taken it back",
  [FORGOTTEN]: 'it has not answered for 45 days: look there whether it went before you give it again',
};

/** PayPal's own words. */
@Injectable()
export class PayPalWords extends ProviderWords {
  readonly numberTaken = DUPLICATE_INVOICE;

  merchantMust(reason: string | null): string | null {
    return WAITS_FOR_US[reason ?? ''] ?? null;
  }

  whyPending(reason: string | null): string {
    return (
      this.merchantMust(reason) ?? WAITS_FOR_OTHERS[reason ?? ''] ?? `PayPal says ${reason ?? 'no reason'}`
    );
  }

  whyRefused(issue: string | null): string {
    return (issue && WHY_REFUSED[issue]) ?? issue ?? 'it gave no reason';
  }
}
