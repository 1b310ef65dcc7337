import { amountText } from '../../../bookings/quote/money-text.js';
import type { Plan } from '../../../bookings/quote/quote.rules.js';
import type { FormOption, PaymentFormFieldsDto } from './payment-form.dto.js';

/** PayPal's limit. */
const LONGEST_ITEM_NAME = 127;
const CUSTOM = /^guest_([A-Za-z0-9]{22})_(full|deposit)$/;

/** What the redirect form makes, as against the orders of PayPal's script. */
export const FORM_METHOD = 'paypal_standard';
export const PLAN_OF: Record<FormOption, Plan> = { full: 'full', deposit: 'installment' };
const CALLED: Record<FormOption, string> = { full: 'Full Payment', deposit: 'Deposit' };

interface FormFacts {
  business: string;
  tripTitle: string;
  /** As the record shows it. */
  guestName: string;
  guestId: string;
  option: FormOption;
  amountCents: number;
  currency: string;
  siteUrl: string;
}

/** Exactly the specification's fields, and where the notification goes. Addresses come from the configuration alone. */
export function formFields(f: FormFacts): PaymentFormFieldsDto {
  const itemName = `${f.tripTitle} - ${f.guestName} - `;
  const called = CALLED[f.option];
  return {
    cmd: '_xclick',
    business: f.business,
    item_name: itemName.slice(0, LONGEST_ITEM_NAME - called.length) + called,
    amount: amountText(f.amountCents),
    currency_code: f.currency,
    custom: `guest_${f.guestId}_${f.option}`,
    return: `${f.siteUrl}/template/confirmation?guest=${f.guestId}`,
    cancel_return: `${f.siteUrl}/template/payment/${f.guestId}`,
    notify_url: `${f.siteUrl}/paypal/ipn`,
  };
}

/** What the field `custom` says, or null when it is not one of ours. */
export function parseCustom(custom: string): { guestId: string; option: FormOption } | null {
  const [, guestId, option] = CUSTOM.exec(custom) ?? [];
  return guestId && option ? { guestId, option: option as FormOption } : null;
}
