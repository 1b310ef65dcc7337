import { expect } from '@jest/globals';
import type { Life, World } from './life.js';

/** Captures that are money, whatever has gone back of it since. */
const MONEY = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** The parts of a booking that stands come to its cabin's price and its extras. */
export async function assertPartsComeToCost({ stack, tripId }: World): Promise<void> {
  const { rows } = await stack.db.query(
    `SELECT b.public_id AS id, b.status, b.payable_cents + extras.cents AS cost, parts.cents AS parts
       FROM bookings b,
            LATERAL (SELECT coalesce(sum(price_cents), 0)::int AS cents FROM booking_add_ons x
                      WHERE x.booking_id = b.id AND x.part_position IS NOT NULL) extras,
            LATERAL (SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM instalments i WHERE i.booking_id = b.id) parts
      WHERE b.trip_id = $1 AND b.status IN ('held', 'pending_payment', 'confirmed', 'paid')
        AND b.payable_cents + extras.cents <> parts.cents`,
    [tripId],
  );
  expect(rows).toEqual([]);
}

/**
 * What was asked of PayPal was owed when it was booked. Left out is what may rightly come late: what PayPal held back, and
 * orders of a booking whose buyer sent the form, too, or whose bank gave back meanwhile what it had taken.
 */
export async function assertOnlyOwedMoneyTaken({ stack, tripId }: World): Promise<void> {
  const { rows } = await stack.db.query<{ id: string }>(
    `SELECT b.public_id AS booking, p.provider_capture_id AS id, p.amount_cents AS taken, before.cents AS owed
       FROM payments p JOIN bookings b ON b.id = p.booking_id
       JOIN ledger_entries l ON l.external_ref = 'paypal:capture:' || p.provider_capture_id,
            LATERAL (SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM ledger_entries o
                      WHERE o.booking_id = l.booking_id AND o.id < l.id) before
      WHERE b.trip_id = $1 AND p.provider_order_id IS NOT NULL AND p.amount_cents > before.cents
        AND NOT EXISTS (SELECT FROM payments f WHERE f.booking_id = b.id AND f.method = 'paypal_standard')
        AND NOT EXISTS (SELECT FROM ledger_entries r
                         WHERE r.booking_id = b.id AND r.kind = 'reversal' AND r.amount_cents < 0)`,
    [tripId],
  );
  const told = await stack.emulator.webhookEvents();
  const heldBack = new Set(
    told.filter(({ type }) => type === 'PAYMENT.CAPTURE.PENDING').map(({ event }) => event.resource['id']),
  );
  expect(rows.filter(({ id }) => !heldBack.has(id))).toEqual([]);
}

/** No order is captured twice, nor after its buyer read that it was not; and no answer allowed what it should not. */
export async function assertNobodyDeceived(lives: readonly Life[]): Promise<void> {
  for (const { orders, notCharged, wrong, stack } of lives) {
    expect(wrong).toEqual([]);
    for (const order of new Set(orders)) {
      const captures = await stack.emulator.captures(order);
      expect([order, captures.length <= 1]).toEqual([order, true]);
      const taken = captures.filter(({ status }) => MONEY.includes(status));
      const said = notCharged.orders.includes(order) ? 'not charged' : 'nothing';
      if (said === 'not charged') expect([order, said, taken]).toEqual([order, said, []]);
    }
  }
}
