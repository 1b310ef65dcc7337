import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';
import { hasOpenDispute } from '../disputes/disputes.store.js';
import { newId } from '../storage/new-id.js';
import type { Queryable } from '../storage/database.js';
import type { Capture } from './capture.js';
import { getCaptureForUpdate } from './get-payment.js';
import { readRefundRequest, type RefundRequest } from './refund-request.js';
import { refundableCents, refundIssue } from './refund.rules.js';
import type { Refund } from './refund.js';
import { insertRefund, listRefunds } from './refunds.store.js';
import { settleStatus } from './settle-status.js';
import { tellRefund } from './tell-payment.js';

/**
 * The merchant refunds at PayPal's own site: `value` is a decimal string, without it everything that is left goes back.
 * @throws Refusal with the issue that stands against it
 */
export async function refundFromDashboard(
  tx: Queryable,
  emulator: Emulator,
  captureId: string,
  value?: string,
): Promise<Refund> {
  const capture = await getCaptureForUpdate(tx, captureId);
  const amount = value === undefined ? {} : { amount: { currency_code: capture.currency, value } };
  return makeRefund(tx, emulator, capture, readRefundRequest(amount));
}

/** A refund that is on its way, such as one to a bank account, is PENDING with a reason. */
interface Progress {
  pendingReason: string | null;
}

/**
 * Sends money of a capture back, in the transaction that holds the capture's lock.
 * @throws Refusal with the issue that stands against it
 */
export async function makeRefund(
  tx: Queryable,
  emulator: Emulator,
  capture: Capture,
  request: RefundRequest,
  { pendingReason }: Progress = { pendingReason: null },
): Promise<Refund> {
  const at = emulator.now();
  const refunds = await listRefunds(tx, { captureId: capture.id });
  const isDisputed = await hasOpenDispute(tx, capture.id);
  const issue = refundIssue(request, { capture, refunds, isDisputed, now: at });
  if (issue) throw refusal(issue);
  const left = refundableCents(capture, refunds);
  const amountCents = request.amountCents ?? left;
  const refund: Refund = {
    id: newId(),
    captureId: capture.id,
    kind: 'refund',
    status: pendingReason === null ? 'COMPLETED' : 'PENDING',
    pendingReason,
    amountCents,
    totalRefundedCents: capture.amountCents - left + amountCents,
    customId: request.customId,
    invoiceId: request.invoiceId,
    noteToPayer: request.noteToPayer,
    canceledBy: null,
    createdAt: at,
    updatedAt: at,
  };
  if (!(await insertRefund(tx, refund))) throw refusal('DUPLICATE_INVOICE_ID');
  await tellRefund(tx, emulator, refund, await settleStatus(tx, capture, at));
  return refund;
}
