import type { Emulator } from '../emulator.js';
import type { Capture } from '../payments/capture.js';
import type { Queryable } from '../storage/database.js';
import { announce } from '../webhooks/announce.js';
import type { Dispute } from './dispute.js';
import { disputeView } from './dispute.view.js';

const EVENT = {
  OPEN: 'CUSTOMER.DISPUTE.CREATED',
  UNDER_REVIEW: 'CUSTOMER.DISPUTE.UPDATED',
  RESOLVED: 'CUSTOMER.DISPUTE.RESOLVED',
} as const satisfies Record<Dispute['status'], string>;

/** Tells the merchant what a dispute has become. */
export async function tellDispute(
  tx: Queryable,
  emulator: Emulator,
  dispute: Dispute,
  capture: Capture,
): Promise<void> {
  const resource = disputeView(dispute, capture, emulator.settings.publicUrl);
  await announce(tx, emulator, { type: EVENT[dispute.status], transactionId: dispute.id, resource });
}
