import { expect } from '@jest/globals';
import type { Stack } from './stack.js';

/** The ledger lines of the booking that an order pays, oldest first. */
export async function ledgerOf(
  stack: Stack,
  orderId: string,
): Promise<{ kind: string; amountCents: number }[]> {
  const { rows } = await stack.db.query<{ kind: string; amountCents: number }>(
    `SELECT l.kind, l.amount_cents AS "amountCents" FROM ledger_entries l
      WHERE l.booking_id = (SELECT booking_id FROM payments WHERE provider_order_id = $1) ORDER BY l.id`,
    [orderId],
  );
  return rows;
}

/**
 * What must hold after every test (payments.md 2.4): guests' money columns are those of the ledger, each completed
 * payment is one capture line, and the places taken are those of the bookings that hold them.
 */
export async function assertBooksBalance(stack: Stack): Promise<void> {
  const wrong = await stack.db.query(`
    SELECT 'guest ' || g.id AS what FROM guests g JOIN bookings b ON b.id = g.booking_id
     WHERE g.position = 1 AND g.amount_paid_cents <> (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_entries l
           WHERE l.booking_id = b.id AND l.kind IN ('capture', 'manual', 'refund', 'credit', 'reversal'))
    UNION ALL
    SELECT 'remaining of guest ' || g.id FROM guests g
     WHERE g.position = 1 AND g.remaining_amount_cents <>
           (SELECT greatest(coalesce(sum(amount_cents), 0), 0) FROM ledger_entries l WHERE l.booking_id = g.booking_id)
    UNION ALL
    SELECT 'payment ' || p.id FROM payments p
     WHERE (p.status = 'completed') <> EXISTS
           (SELECT FROM ledger_entries l WHERE l.payment_id = p.id AND l.kind = 'capture' AND l.amount_cents = -p.amount_cents)
    UNION ALL
    SELECT 'seats of trip ' || t.id FROM trips t
     WHERE t.seats_taken <> (SELECT coalesce(sum(seats_held), 0) FROM bookings b WHERE b.trip_id = t.id)
    UNION ALL
    SELECT 'revenue of trip ' || t.id FROM trips t
     WHERE t.total_revenue_cents <> (SELECT coalesce(sum(amount_paid_cents), 0) FROM guests g WHERE g.trip_id = t.id)
    UNION ALL
    SELECT 'access of guest ' || g.id FROM guests g JOIN bookings b ON b.id = g.booking_id
     WHERE g.access_granted AND b.status NOT IN ('paid', 'completed')`);
  expect(wrong.rows).toEqual([]);
}
