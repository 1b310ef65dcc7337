import type { Request } from 'express';
import { readSwitches } from '../control/switches.store.js';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import type { Capture } from './capture.js';
import { captureView } from './capture.view.js';
import { findCapture, findCaptureForUpdate } from './captures.store.js';
import { refundView } from './refund.view.js';
import { findRefund } from './refunds.store.js';

/** @throws Refusal INVALID_RESOURCE_ID */
export async function getKnownCapture(db: Queryable, id: string): Promise<Capture> {
  return known(await findCapture(db, id), 'capture_id', id);
}

/** As REST has it: money of the form may be hidden. @throws Refusal INVALID_RESOURCE_ID */
export async function getShownCapture(db: Queryable, id: string): Promise<Capture> {
  const capture = await getKnownCapture(db, id);
  const isHidden = capture.formId !== null && (await readSwitches(db)).hidesFormMoney;
  return known(isHidden ? null : capture, 'capture_id', id);
}

/** As getKnownCapture, locked until the transaction ends. */
export async function getCaptureForUpdate(tx: Queryable, id: string): Promise<Capture> {
  return known(await findCaptureForUpdate(tx, id), 'capture_id', id);
}

/** `GET /v2/payments/captures/{id}` */
export async function getCapture(tx: Queryable, req: Request, { settings }: Emulator): Promise<Decision> {
  const capture = await getShownCapture(tx, String(req.params.id));
  return { status: 200, body: captureView(capture, settings.publicUrl), orderId: capture.orderId };
}

/** `GET /v2/payments/refunds/{id}`: a reversal is found here as well, unless it is hidden. */
export async function getRefund(tx: Queryable, req: Request, { settings }: Emulator): Promise<Decision> {
  const id = String(req.params.id);
  const refund = known(await findRefund(tx, id), 'refund_id', id);
  const { hidesReversals } = await readSwitches(tx);
  if (hidesReversals && refund.kind === 'reversal') known(null, 'refund_id', id);
  const capture = await getShownCapture(tx, refund.captureId);
  return { status: 200, body: refundView(refund, capture, settings.publicUrl), orderId: capture.orderId };
}

/** What was looked up by an id of the address, when there is one. @throws Refusal INVALID_RESOURCE_ID */
export function known<T>(found: T | null, field: string, value: string): T {
  if (found === null) throw refusal('INVALID_RESOURCE_ID', { field, value, location: 'path' });
  return found;
}
