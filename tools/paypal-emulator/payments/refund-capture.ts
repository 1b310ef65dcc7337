import type { Request } from 'express';
import type { Fault } from '../control/faults.store.js';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import { onceForRequestId } from '../http/once.js';
import type { Decision } from '../http/operation.js';
import { wantsRepresentation } from '../http/prefer.js';
import type { Queryable } from '../storage/database.js';
import type { Capture } from './capture.js';
import { getCaptureForUpdate, getKnownCapture, getShownCapture, known } from './get-payment.js';
import { makeRefund } from './make-refund.js';
import type { Refund } from './refund.js';
import { readRefundRequest } from './refund-request.js';
import { minimalRefundView, refundView } from './refund.view.js';
import { findRefund } from './refunds.store.js';

/** How long Payments v2 remembers a PayPal-Request-Id: after that the same call would pay back twice. */
const REMEMBERED_MS = 45 * 24 * 60 * 60 * 1000;

/** `POST /v2/payments/captures/{id}/refund`: 201 when this call sent the money back, 200 for its repetition. */
export async function refundCapture(
  tx: Queryable,
  req: Request,
  emulator: Emulator,
  fault: Fault | null,
): Promise<Decision> {
  const body = jsonBody(req);
  const repeat = async (refundId: string) => {
    const refund = known(await findRefund(tx, refundId), 'refund_id', refundId);
    return answerWithRefund(req, emulator, await getKnownCapture(tx, refund.captureId), refund, 200);
  };
  const call = { operation: 'refund', body, rememberedMs: REMEMBERED_MS, repeat } as const;
  return onceForRequestId(tx, req, emulator, call, async () => {
    const { id } = await getShownCapture(tx, String(req.params.id));
    const capture = await getCaptureForUpdate(tx, id);
    const pendingReason = fault?.kind === 'pending' ? (fault.reason ?? 'ECHECK') : null;
    const refund = await makeRefund(tx, emulator, capture, readRefundRequest(body), { pendingReason });
    return answerWithRefund(req, emulator, capture, refund, 201);
  });
}

function answerWithRefund(
  req: Request,
  { settings }: Emulator,
  capture: Capture,
  refund: Refund,
  status: 200 | 201,
): Decision {
  const body = wantsRepresentation(req)
    ? refundView(refund, capture, settings.publicUrl)
    : minimalRefundView(refund, settings.publicUrl);
  return { status, body, tookEffect: status === 201, orderId: capture.orderId, resourceId: refund.id };
}
