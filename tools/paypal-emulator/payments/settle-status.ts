import type { Queryable } from '../storage/database.js';
import type { Capture } from './capture.js';
import { saveCaptureStatus } from './captures.store.js';
import { statusAfterRefunds } from './refund.rules.js';
import { listRefunds } from './refunds.store.js';

/** The completed capture with the status that what went back gives it, kept. */
export async function settleStatus(tx: Queryable, capture: Capture, at: Date): Promise<Capture> {
  const status = statusAfterRefunds(capture, await listRefunds(tx, { captureId: capture.id }));
  if (status === capture.status) return capture;
  const settled = { ...capture, status, updatedAt: at };
  await saveCaptureStatus(tx, settled);
  return settled;
}
