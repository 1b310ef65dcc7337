import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { getCaptureForUpdate, known } from './get-payment.js';
import type { Refund, RefundStatus } from './refund.js';
import { findRefund, saveRefundStatus } from './refunds.store.js';
import { settleStatus } from './settle-status.js';
import { tellRefund } from './tell-payment.js';

/** The buyer's bank took the money. @throws Refusal when the refund is not pending */
export function completeRefund(tx: Queryable, emulator: Emulator, id: string): Promise<Refund> {
  return decidePending(tx, emulator, id, 'COMPLETED');
}

/** The buyer's bank sent it back: the money is the merchant's again. @throws Refusal when it is not pending */
export function failRefund(tx: Queryable, emulator: Emulator, id: string): Promise<Refund> {
  return decidePending(tx, emulator, id, 'FAILED');
}

async function decidePending(
  tx: Queryable,
  emulator: Emulator,
  id: string,
  status: RefundStatus,
): Promise<Refund> {
  const { captureId } = known(await findRefund(tx, id), 'refund_id', id);
  const capture = await getCaptureForUpdate(tx, captureId);
  // Once more, now that nobody else can decide it.
  const refund = known(await findRefund(tx, id), 'refund_id', id);
  if (refund.status !== 'PENDING') {
    throw refusal('INVALID_PARAMETER_VALUE', { field: 'status', value: refund.status });
  }
  const decided = { ...refund, status, updatedAt: emulator.now() };
  await saveRefundStatus(tx, decided);
  const settled = await settleStatus(tx, capture, decided.updatedAt);
  await tellRefund(tx, emulator, decided, settled);
  return decided;
}
