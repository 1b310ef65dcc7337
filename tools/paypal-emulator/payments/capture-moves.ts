import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import type { Capture, CaptureStatus } from './capture.js';
import { saveCaptureStatus } from './captures.store.js';
import { getCaptureForUpdate } from './get-payment.js';
import { tellCapture } from './tell-payment.js';

/** The e-check cleared. @throws Refusal when the capture is not pending */
export function completeCapture(tx: Queryable, emulator: Emulator, id: string): Promise<Capture> {
  return decidePending(tx, emulator, id, 'COMPLETED');
}

/** The bank said no, or PayPal's review did. @throws Refusal when the capture is not pending */
export function denyCapture(tx: Queryable, emulator: Emulator, id: string): Promise<Capture> {
  return decidePending(tx, emulator, id, 'DECLINED');
}

async function decidePending(
  tx: Queryable,
  emulator: Emulator,
  id: string,
  status: CaptureStatus,
): Promise<Capture> {
  const capture = await getCaptureForUpdate(tx, id);
  if (capture.status !== 'PENDING') {
    throw refusal('INVALID_PARAMETER_VALUE', { field: 'status', value: capture.status });
  }
  const decided = { ...capture, status, updatedAt: emulator.now() };
  await saveCaptureStatus(tx, decided);
  await tellCapture(tx, emulator, decided);
  return decided;
}
