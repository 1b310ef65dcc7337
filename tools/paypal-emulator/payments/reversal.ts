import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { newId } from '../storage/new-id.js';
import type { Capture } from './capture.js';
import { getCaptureForUpdate } from './get-payment.js';
import type { Refund } from './refund.js';
import { isOpenReversal, refundableCents } from './refund.rules.js';
import { insertRefund, listRefunds, saveRefundStatus } from './refunds.store.js';
import { settleStatus } from './settle-status.js';
import { tellRefund } from './tell-payment.js';

/**
 * The buyer's bank or PayPal takes a part of a capture, or everything that is left.
 * @throws Refusal PENDING_CAPTURE, REFUND_NOT_ALLOWED or CAPTURE_FULLY_REFUNDED when there is nothing to take
 */
export async function reverseCapture(
  tx: Queryable,
  emulator: Emulator,
  id: string,
  partCents?: number,
): Promise<Refund> {
  const capture = await getCaptureForUpdate(tx, id);
  const leftCents = refundableCents(capture, await listRefunds(tx, { captureId: id }));
  assertTakeable(capture, leftCents);
  const amountCents = partCents ?? leftCents;
  const at = emulator.now();
  const reversal: Refund = {
    id: newId(),
    captureId: id,
    kind: 'reversal',
    status: 'COMPLETED',
    pendingReason: null,
    amountCents,
    totalRefundedCents: capture.amountCents - leftCents + amountCents,
    customId: capture.customId,
    invoiceId: null,
    noteToPayer: 'Payment reversed',
    canceledBy: null,
    createdAt: at,
    updatedAt: at,
  };
  await insertRefund(tx, reversal);
  await tellRefund(tx, emulator, reversal, await settleStatus(tx, capture, at));
  return reversal;
}

/**
 * The merchant won: what a reversal took comes back, as a transaction of its own.
 * @throws Refusal INVALID_PARAMETER_VALUE when nothing is reversed
 */
export async function cancelReversal(tx: Queryable, emulator: Emulator, id: string): Promise<Refund> {
  const capture = await getCaptureForUpdate(tx, id);
  const reversal = await findOpenReversal(tx, id);
  if (!reversal) throw refusal('INVALID_PARAMETER_VALUE', { field: 'capture_id', value: id });
  const canceled: Refund = {
    ...reversal,
    status: 'CANCELLED',
    canceledBy: newId(),
    updatedAt: emulator.now(),
  };
  await saveRefundStatus(tx, canceled);
  await tellRefund(tx, emulator, canceled, await settleStatus(tx, capture, canceled.updatedAt));
  return canceled;
}

export async function findOpenReversal(db: Queryable, captureId: string): Promise<Refund | null> {
  return (await listRefunds(db, { captureId })).find(isOpenReversal) ?? null;
}

function assertTakeable({ status }: Capture, leftCents: number): void {
  if (status === 'PENDING') throw refusal('PENDING_CAPTURE');
  if (status === 'DECLINED') throw refusal('REFUND_NOT_ALLOWED');
  if (leftCents === 0) throw refusal('CAPTURE_FULLY_REFUNDED');
}
