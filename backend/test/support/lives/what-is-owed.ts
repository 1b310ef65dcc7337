import type { Life } from './life.js';

/** Has an order captured, and notes it as wrong when more was taken than the books owed and nothing was booked between. */
export async function captureWhatIsOwed(
  life: Life,
  orderId: string,
  capture: () => Promise<void>,
): Promise<void> {
  const { db } = life.stack;
  const read = await db.query<{ bookingId: number; status: string }>(
    'SELECT booking_id AS "bookingId", status FROM payments WHERE provider_order_id = $1',
    [orderId],
  );
  const [attempt] = read.rows;
  const before = attempt && (await lastBooked(life, attempt.bookingId));
  await capture();
  if (!before || !['created', 'approved', 'voided'].includes(attempt.status)) return;
  const { rows } = await db.query<{ taken: number }>(
    `SELECT -l.amount_cents AS taken
       FROM payments p JOIN ledger_entries l ON l.external_ref = 'paypal:capture:' || p.provider_capture_id
      WHERE p.provider_order_id = $1 AND -l.amount_cents > $2
        AND NOT EXISTS (SELECT FROM ledger_entries o WHERE o.booking_id = l.booking_id AND o.id > $3 AND o.id < l.id)`,
    [orderId, before.owed, before.last],
  );
  for (const { taken } of rows) life.wrong.push(`${taken} was taken where ${before.owed} was owed.`);
}

/** Has an order opened, and notes it as wrong when it is for more than the books owed and nothing was booked meanwhile. */
export async function orderWhatIsOwed(
  life: Life,
  open: () => Promise<string | null>,
): Promise<string | null> {
  const { id } = await life.row();
  const before = await lastBooked(life, id);
  const orderId = await open();
  const { rows } = await life.stack.db.query<{ cents: number }>(
    'SELECT amount_cents AS cents FROM payments WHERE provider_order_id = $1',
    [orderId],
  );
  const after = await lastBooked(life, id);
  for (const { cents } of rows)
    if (before.last === after.last && cents > before.owed)
      life.wrong.push(`${cents} was asked for where ${before.owed} was owed.`);
  return orderId;
}

/** What a booking owes, and the last line of its ledger: both of one moment. */
async function lastBooked(life: Life, bookingId: number): Promise<{ last: number; owed: number }> {
  const { rows } = await life.stack.db.query<{ last: number; owed: number }>(
    `SELECT coalesce(max(id), 0)::int AS last, coalesce(sum(amount_cents), 0)::int AS owed
       FROM ledger_entries WHERE booking_id = $1`,
    [bookingId],
  );
  return rows[0]!;
}
