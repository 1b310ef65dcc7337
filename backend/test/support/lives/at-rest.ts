import { eventually } from '../eventually.js';
import { runJob, runJobs } from '../jobs.js';
import { allWorkedOn } from '../money-picture.js';
import type { World } from './life.js';
import type { Weather } from './plans.js';

/** How long a busy machine may take to come to rest; what a dead node was at is taken up again after a minute. */
const WITHIN_MS = 200_000;

/**
 * Everything that was held back is told, everything unknown is asked about, and what PayPal had not decided is decided: from
 * then on nothing moves by itself.
 */
export async function comeToRest(world: World, { order, copies, habits }: Weather): Promise<void> {
  const { emulator } = world.stack;
  await emulator.forgetFaults();
  await emulator.releaseWebhooks({ order, copies });
  await emulator.releaseIpn({ order, copies });
  await settle(world);
  if (!habits.hidesReversals) return;
  // What nobody tells of and nobody can ask for stands on the statement alone. It is not read in the other worlds: it would
  // mend what they are to find.
  await runJob(world.stack, 'paypal.statement');
  await settle(world);
}

async function settle(world: World): Promise<void> {
  await eventually(
    async () => {
      await decideWhatHangs(world);
      await askAboutTheUnknown(world);
      await allWorkedOn(world.stack);
      const moving = await movingOf(world);
      if (moving.length > 0) throw new Error(`Still moving: ${JSON.stringify(moving)}`);
    },
    WITHIN_MS,
    250,
  );
}

/** PayPal decides about captures and refunds that are pending: the first of three goes through. */
async function decideWhatHangs({ stack }: World): Promise<void> {
  const { emulator } = stack;
  for (const [i, { id }] of (await emulator.captures())
    .filter(({ status }) => status === 'PENDING')
    .entries())
    await (i % 3 ? emulator.denyCapture(id) : emulator.completeCapture(id)).catch(() => undefined);
  for (const [i, { id }] of (await emulator.refunds()).filter(({ status }) => status === 'PENDING').entries())
    await (i % 3 ? emulator.failRefund(id) : emulator.completeRefund(id)).catch(() => undefined);
}

/** What its timetable would ask later is asked now. */
async function askAboutTheUnknown({ stack, tripId }: World): Promise<void> {
  const { rows: payments } = await stack.db.query<{ paymentId: number }>(
    `SELECT p.id AS "paymentId" FROM payments p JOIN bookings b ON b.id = p.booking_id
      WHERE b.trip_id = $1 AND p.provider_order_id IS NOT NULL
        AND p.status IN ('created', 'approved', 'capturing', 'pending', 'declined')`,
    [tripId],
  );
  if (payments.length) await runJobs(stack, 'payment.resolve', payments);
  const { rows: refunds } = await stack.db.query<{ refundId: number }>(
    `SELECT r.id AS "refundId" FROM refunds r JOIN bookings b ON b.id = r.booking_id JOIN payments p ON p.id = r.payment_id
      WHERE b.trip_id = $1 AND p.method <> 'manual' AND r.status IN ('requested', 'submitted', 'pending')`,
    [tripId],
  );
  if (refunds.length) await runJobs(stack, 'refund.submit', refunds);
}

/** What has no end yet: money on its way at PayPal, and holds that are over. What was paid in cash waits for a host. */
async function movingOf({ stack, tripId }: World): Promise<object[]> {
  const { rows } = await stack.db.query<{ what: string; id: number; status: string }>(
    `SELECT 'payment' AS what, p.id, p.status FROM payments p JOIN bookings b ON b.id = p.booking_id
      WHERE b.trip_id = $1 AND (p.status IN ('approved', 'capturing') OR p.status = 'pending' AND p.provider_order_id IS NOT NULL)
     UNION ALL
     SELECT 'refund', r.id, r.status FROM refunds r JOIN bookings b ON b.id = r.booking_id JOIN payments p ON p.id = r.payment_id
      WHERE b.trip_id = $1 AND p.method <> 'manual' AND r.status IN ('requested', 'submitted', 'pending')
     UNION ALL
     SELECT 'hold', b.id, b.status FROM bookings b WHERE b.trip_id = $1 AND b.hold_expires_at < now()
       AND b.status IN ('held', 'pending_payment')`,
    [tripId],
  );
  return rows;
}
