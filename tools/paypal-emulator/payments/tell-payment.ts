import type { Emulator } from '../emulator.js';
import { readSwitches } from '../control/switches.store.js';
import type { Queryable } from '../storage/database.js';
import { findForm } from '../form/forms.store.js';
import type { PaymentForm } from '../form/payment-form.js';
import { ipnOfCapture, ipnOfRefund, restForm } from '../ipn/ipn-of-payment.js';
import { sendIpn } from '../ipn/send-ipn.js';
import { announce } from '../webhooks/announce.js';
import type { EventType } from '../webhooks/event-types.table.js';
import type { Capture, CaptureStatus } from './capture.js';
import { captureView } from './capture.view.js';
import type { Refund, RefundStatus } from './refund.js';
import { refundView } from './refund.view.js';

/** A capture that was refunded since is still told as completed: its money came. */
const CAPTURE_EVENT: Record<CaptureStatus, EventType> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PARTIALLY_REFUNDED: 'PAYMENT.CAPTURE.COMPLETED',
  REFUNDED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

/** PayPal has no event for a canceled reversal that its papers name; the capture is told as completed again. */
const REFUND_EVENT: Record<Refund['kind'], Partial<Record<RefundStatus, EventType>>> = {
  refund: {
    COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
    PENDING: 'PAYMENT.REFUND.PENDING',
    FAILED: 'PAYMENT.REFUND.FAILED',
  },
  reversal: { COMPLETED: 'PAYMENT.CAPTURE.REVERSED' },
};

/** Tells the merchant what a capture has become. */
export async function tellCapture(tx: Queryable, emulator: Emulator, capture: Capture): Promise<void> {
  const form = await formOf(tx, capture);
  if (form) {
    await sendIpn(tx, emulator, ipnOfCapture(emulator.settings, form, capture), form.notify_url);
    return;
  }
  const { restMoneyByIpn } = await readSwitches(tx);
  if (restMoneyByIpn) {
    const fields = ipnOfCapture(
      emulator.settings,
      restForm(emulator.settings, capture),
      capture,
      restMoneyByIpn,
    );
    await sendIpn(tx, emulator, fields, undefined);
  }
  await announce(tx, emulator, {
    type: CAPTURE_EVENT[capture.status],
    transactionId: capture.id,
    resource: captureView(capture, emulator.settings.publicUrl),
  });
}

/** Tells the merchant what a refund or a reversal has become. */
export async function tellRefund(
  tx: Queryable,
  emulator: Emulator,
  refund: Refund,
  capture: Capture,
): Promise<void> {
  const form = await formOf(tx, capture);
  if (form) return tellRefundByIpn(tx, emulator, form, refund, capture);
  const type = REFUND_EVENT[refund.kind][refund.status];
  const { restMoneyByIpn } = await readSwitches(tx);
  if (restMoneyByIpn)
    await tellRefundByIpn(tx, emulator, restForm(emulator.settings, capture), refund, capture);
  if (type === undefined) return tellCapture(tx, emulator, capture);
  const resource = refundView(refund, capture, emulator.settings.publicUrl);
  await announce(tx, emulator, { type, transactionId: refund.id, resource });
}

/** The form a capture was paid by, whose merchant is told by IPN; null for a payment of the REST API. */
async function formOf(tx: Queryable, { formId }: Capture): Promise<PaymentForm | null> {
  return formId === null ? null : findForm(tx, formId);
}

/** IPN tells of money that has moved: not of a refund that waits, nor of one that failed. */
async function tellRefundByIpn(
  tx: Queryable,
  emulator: Emulator,
  form: Parameters<typeof ipnOfRefund>[1] & Partial<Pick<PaymentForm, 'notify_url'>>,
  refund: Refund,
  capture: Capture,
): Promise<void> {
  if (refund.status === 'PENDING' || refund.status === 'FAILED') return;
  const fields = ipnOfRefund(emulator.settings, form, capture, refund);
  await sendIpn(tx, emulator, fields, form.notify_url);
}
