import { readSwitches } from '../control/switches.store.js';
import type { Emulator } from '../emulator.js';
import { ipnOfCapture } from '../ipn/ipn-of-payment.js';
import { sendIpn } from '../ipn/send-ipn.js';
import type { Capture } from '../payments/capture.js';
import { insertCapture } from '../payments/captures.store.js';
import { feeCents } from '../payments/money.rules.js';
import type { Queryable } from '../storage/database.js';
import { newId } from '../storage/new-id.js';
import { isForUs } from './is-for-us.js';
import type { PaymentForm } from './payment-form.js';

/**
 * The buyer pays, at once or by an e-check that clears later. Money for another account is not kept, only told of, as
 * PayPal tells whoever the form names. Answers the IPN's fields; null when the invoice is paid already.
 */
export async function payForm(
  tx: Queryable,
  emulator: Emulator,
  { id, form }: { id: string; form: PaymentForm },
  how: 'pay' | 'pay-pending',
): Promise<Record<string, string> | null> {
  const at = emulator.now();
  const { hidesFees } = await readSwitches(tx);
  const capture: Capture = {
    id: newId(),
    orderId: null,
    unit: null,
    formId: id,
    status: how === 'pay' ? 'COMPLETED' : 'PENDING',
    pendingReason: how === 'pay' ? null : 'ECHECK',
    currency: form.currency_code,
    amountCents: form.totalCents,
    feeCents: hidesFees ? null : feeCents(form.totalCents, form.currency_code),
    customId: form.custom || null,
    invoiceId: form.invoice || null,
    createdAt: at,
    updatedAt: at,
  };
  if (isForUs(form, emulator.settings) && !(await insertCapture(tx, capture))) return null;
  const fields = ipnOfCapture(emulator.settings, form, capture);
  await sendIpn(tx, emulator, fields, form.notify_url);
  return fields;
}
