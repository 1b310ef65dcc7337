import { randomInt } from 'node:crypto';
import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';
import { makeRefund } from '../payments/make-refund.js';
import { readCents } from '../payments/money.rules.js';
import { getCaptureForUpdate, known } from '../payments/get-payment.js';
import { refundableCents } from '../payments/refund.rules.js';
import { listRefunds } from '../payments/refunds.store.js';
import { cancelReversal, findOpenReversal, reverseCapture } from '../payments/reversal.js';
import type { Queryable } from '../storage/database.js';
import type { Dispute } from './dispute.js';
import { tellDispute } from './tell-dispute.js';
import { findDispute, hasOpenDispute, insertDispute, saveDispute } from './disputes.store.js';

/**
 * The buyer disputes what is left of a capture, or a `value` of it such as "100.00".
 * @throws Refusal TRANSACTION_DISPUTED when it is disputed already
 */
export async function openDispute(
  tx: Queryable,
  emulator: Emulator,
  captureId: string,
  value?: string,
): Promise<Dispute> {
  const capture = await getCaptureForUpdate(tx, captureId);
  if (await hasOpenDispute(tx, captureId)) throw refusal('TRANSACTION_DISPUTED');
  const leftCents = refundableCents(capture, await listRefunds(tx, { captureId }));
  const wanted = value === undefined ? leftCents : readCents(value, capture.currency);
  if (typeof wanted === 'string') throw refusal(wanted, { field: '/value', value });
  const amountCents = Math.min(wanted, leftCents);
  const dispute: Dispute = {
    id: `PP-D-${randomInt(10_000, 10_000_000)}`,
    captureId,
    status: 'OPEN',
    outcome: null,
    amountCents,
    createdAt: emulator.now(),
    updatedAt: emulator.now(),
  };
  await insertDispute(tx, dispute);
  await tellDispute(tx, emulator, dispute, capture);
  return dispute;
}

/** PayPal begins to look into it. @throws Refusal when it is resolved */
export async function reviewDispute(tx: Queryable, emulator: Emulator, id: string): Promise<Dispute> {
  const { dispute, capture } = await getUnresolved(tx, id);
  const reviewed: Dispute = { ...dispute, status: 'UNDER_REVIEW', updatedAt: emulator.now() };
  await saveDispute(tx, reviewed);
  await tellDispute(tx, emulator, reviewed, capture);
  return reviewed;
}

/**
 * PayPal decides. For the buyer what they disputed is reversed, as far as it is left; for the seller an open reversal is
 * canceled. A merchant who accepts refunds it.
 * @throws Refusal when it is resolved already
 */
export async function resolveDispute(
  tx: Queryable,
  emulator: Emulator,
  id: string,
  outcome: NonNullable<Dispute['outcome']>,
): Promise<Dispute> {
  const { dispute, capture, leftCents } = await getUnresolved(tx, id);
  const resolved: Dispute = { ...dispute, status: 'RESOLVED', outcome, updatedAt: emulator.now() };
  await saveDispute(tx, resolved);
  await tellDispute(tx, emulator, resolved, capture);
  const { captureId } = dispute;
  const amountCents = Math.min(dispute.amountCents, leftCents);
  if (outcome === 'BUYER' && amountCents > 0) await reverseCapture(tx, emulator, captureId, amountCents);
  if (outcome === 'ACCEPTED' && amountCents > 0)
    await makeRefund(tx, emulator, capture, refundOf(amountCents));
  const isReversed = (await findOpenReversal(tx, dispute.captureId)) !== null;
  if (outcome === 'SELLER' && isReversed) await cancelReversal(tx, emulator, dispute.captureId);
  return resolved;
}

const refundOf = (amountCents: number) => ({
  amountCents,
  customId: null,
  invoiceId: null,
  noteToPayer: null,
});

async function getUnresolved(tx: Queryable, id: string) {
  const { captureId } = known(await findDispute(tx, id), 'dispute_id', id);
  const capture = await getCaptureForUpdate(tx, captureId);
  const dispute = known(await findDispute(tx, id), 'dispute_id', id);
  if (dispute.status === 'RESOLVED') {
    throw refusal('INVALID_PARAMETER_VALUE', { field: 'status', value: dispute.status });
  }
  return { dispute, capture, leftCents: refundableCents(capture, await listRefunds(tx, { captureId })) };
}
