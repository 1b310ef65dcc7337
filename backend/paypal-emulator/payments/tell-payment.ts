import type { Emulator } from '../emulator.js';
import type { Queryable } from '../storage/database.js';
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
  const type = REFUND_EVENT[refund.kind][refund.status];
  if (type === undefined) return tellCapture(tx, emulator, capture);
  const resource = refundView(refund, capture, emulator.settings.publicUrl);
  await announce(tx, emulator, { type, transactionId: refund.id, resource });
}
