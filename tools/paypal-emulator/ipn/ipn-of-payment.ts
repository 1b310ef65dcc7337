import { randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import { charsetNamed } from '../form/charset.js';
import { isForUs } from '../form/is-for-us.js';
import type { PaymentForm } from '../form/payment-form.js';
import { BUYER } from '../orders/test-accounts.js';
import type { Capture, CaptureStatus } from '../payments/capture.js';
import { writeCents } from '../payments/money.rules.js';
import type { Refund } from '../payments/refund.js';
import type { EmulatorSettings } from '../settings.js';

type Fields = Record<string, string>;
type FormFields = Pick<
  PaymentForm,
  'business' | 'item_name' | 'item_number' | 'quantity' | 'custom' | 'invoice'
> &
  Partial<Pick<PaymentForm, 'charset'>>;

/** Money that came is Completed, whatever has gone back since. */
const STATUS: Record<CaptureStatus, string> = {
  COMPLETED: 'Completed',
  PARTIALLY_REFUNDED: 'Completed',
  REFUNDED: 'Completed',
  PENDING: 'Pending',
  DECLINED: 'Denied',
};

/** The message about a payment by form: pending and completed are told under the same `txn_id`. */
export function ipnOfCapture(
  settings: EmulatorSettings,
  form: FormFields,
  capture: Capture,
  txnType = 'web_accept',
): Fields {
  const status = STATUS[capture.status];
  return {
    ...commonFields(settings, form, capture, capture.updatedAt),
    ...gross(capture.amountCents, capture.currency),
    ...(status === 'Completed' ? feeOf(capture) : {}),
    ...(status === 'Pending' ? { pending_reason: 'echeck' } : {}),
    payment_status: status,
    txn_id: capture.id,
    txn_type: txnType,
  };
}

/** What an account with IPN hears of a payment that was made by the REST API, in the shape of the form's. */
export function restForm({ merchantEmail }: EmulatorSettings, capture: Capture): FormFields {
  const custom = capture.customId ?? '';
  return {
    business: merchantEmail,
    item_name: '',
    item_number: '',
    quantity: 1,
    custom,
    invoice: capture.invoiceId ?? '',
  };
}

/** The message about money that went back, or came again: a transaction of its own that names its parent. */
export function ipnOfRefund(
  settings: EmulatorSettings,
  form: FormFields,
  capture: Capture,
  refund: Refund,
): Fields {
  const comesBack = refund.canceledBy !== null;
  const isReversal = refund.kind === 'reversal';
  return {
    ...commonFields(settings, form, capture, refund.updatedAt),
    ...gross(comesBack ? refund.amountCents : -refund.amountCents, capture.currency),
    payment_status: comesBack ? 'Canceled_Reversal' : isReversal ? 'Reversed' : 'Refunded',
    reason_code: isReversal ? 'chargeback' : 'refund',
    txn_id: refund.canceledBy ?? refund.id,
    parent_txn_id: capture.id,
  };
}

function commonFields(settings: EmulatorSettings, form: FormFields, capture: Capture, at: Date): Fields {
  const receiver = isForUs(form, settings) ? settings.merchantEmail : form.business;
  return {
    payment_type: capture.pendingReason === 'ECHECK' ? 'echeck' : 'instant',
    payment_date: paymentDate(at),
    business: receiver,
    receiver_email: receiver,
    receiver_id: isForUs(form, settings) ? settings.merchantId : 'ANOTHERACCNT1',
    item_name: form.item_name,
    item_number: form.item_number,
    quantity: String(form.quantity),
    custom: form.custom,
    ...(form.invoice ? { invoice: form.invoice } : {}),
    payer_id: BUYER.payer_id,
    payer_email: BUYER.email_address,
    payer_status: 'verified',
    first_name: BUYER.name.given_name,
    last_name: BUYER.name.surname,
    residence_country: BUYER.address.country_code,
    notify_version: '3.9',
    charset: charsetNamed(form.charset),
    verify_sign: randomBytes(42).toString('base64url'),
    ipn_track_id: randomBytes(7).toString('hex').slice(0, 13),
    test_ipn: '1',
  };
}

function gross(cents: number, currency: string): Fields {
  const value = writeCents(cents, currency);
  return { mc_gross: value, mc_currency: currency, ...usdOnly(currency, { payment_gross: value }) };
}

function feeOf({ feeCents, currency }: Capture): Fields {
  if (feeCents === null) return {};
  const fee = writeCents(feeCents, currency);
  return { mc_fee: fee, ...usdOnly(currency, { payment_fee: fee }) };
}

function usdOnly(currency: string, fields: Fields): Fields {
  return currency === 'USD' ? fields : {};
}

/** Such as `08:30:00 Jun 02, 2025 PDT`: PayPal writes the hour of its own office, and names summer and winter time. */
function paymentDate(at: Date): string {
  const there = DateTime.fromJSDate(at, { zone: 'America/Los_Angeles' });
  return there.setLocale('en-US').toFormat('HH:mm:ss LLL dd, yyyy ZZZZ');
}
