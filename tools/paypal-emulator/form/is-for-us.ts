import type { EmulatorSettings } from '../settings.js';
import type { PaymentForm } from './payment-form.js';

/** Whether a form pays the merchant of this emulator; a buyer may have put another account into it. */
export function isForUs(
  { business }: Pick<PaymentForm, 'business'>,
  { merchantEmail, merchantId }: Pick<EmulatorSettings, 'merchantEmail' | 'merchantId'>,
): boolean {
  return business.toLowerCase() === merchantEmail.toLowerCase() || business === merchantId;
}
