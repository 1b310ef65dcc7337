import { amountText } from '../../../bookings/quote/money-text.js';
import { formMark, type FormOption } from '../../take/form-mark.rules.js';
import type { PaymentFormFieldsDto } from './payment-form.dto.js';

/** PayPal's limit. */
const LONGEST_ITEM_NAME = 127;
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
    custom: formMark(f),
    return: `${f.siteUrl}/template/confirmation?guest=${f.guestId}`,
    cancel_return: `${f.siteUrl}/template/payment/${f.guestId}`,
    notify_url: `${f.siteUrl}/paypal/ipn`,
  };
}
