import type { Request } from 'express';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import { getKnownCapture, known } from '../payments/get-payment.js';
import type { Queryable } from '../storage/database.js';
import { disputeView } from './dispute.view.js';
import { findDispute } from './disputes.store.js';

/** `GET /v1/customer/disputes/{id}` */
export async function getDispute(tx: Queryable, req: Request, { settings }: Emulator): Promise<Decision> {
  const id = String(req.params.id);
  const dispute = known(await findDispute(tx, id), 'dispute_id', id);
  const capture = await getKnownCapture(tx, dispute.captureId);
  return { status: 200, body: disputeView(dispute, capture, settings.publicUrl), orderId: capture.orderId };
}
