import { z } from 'zod';
import { type Database, theRowOf } from '../../../platform/database/rows.js';
import { STANDING_STATUSES } from '../../bookings/booking-status.sql.js';
import { OPEN_PARTS } from './books.sql.js';
import type { PaymentFiguresDto } from './payments-list.dto.js';

/** Parameters: `$1` trip ids. */
const SUMS = `
  SELECT COALESCE(sum(money), 0)::float8 AS "collectedCents", COALESCE(sum(credit), 0)::float8 AS "creditCents",
         COALESCE(sum(owed) FILTER (WHERE status IN ${STANDING_STATUSES}), 0)::float8 AS "outstandingCents",
         COALESCE(sum(owing) FILTER (WHERE status IN ${STANDING_STATUSES}), 0)::int AS "owing",
         (SELECT count(*)::int FROM guests
           WHERE trip_id = ANY ($1::int[]) AND next_payment_date IS NOT NULL AND position = 1) AS "activePlans"
    FROM (SELECT status, sum(money_cents) AS money, sum(credit_cents) AS credit,
                 sum(owed_cents) FILTER (WHERE owed_cents > 0) AS owed, count(*) FILTER (WHERE owed_cents > 0) AS owing
            FROM bookings
           WHERE trip_id = ANY ($1::int[]) AND (has_money OR status IN ${STANDING_STATUSES})
           GROUP BY trip_id, status) AS of_trips`;
const SUMS_ROW = z.object({
  collectedCents: z.int(),
  creditCents: z.int(),
  outstandingCents: z.int(),
  owing: z.int(),
  activePlans: z.int(),
});

/** Parameters: those of the parts. */
const LATE = `WITH ${OPEN_PARTS}
  SELECT count(DISTINCT booking_id)::int AS "overdue", COALESCE(sum(missing), 0)::float8 AS "overdueCents"
    FROM open_parts WHERE is_confirmed AND due_on < today`;
const LATE_ROW = z.object({ overdue: z.int(), overdueCents: z.int() });

/** The figures over the trips, whatever is searched for; in two statements, each one index's work. */
export async function paymentFigures(db: Database, tripIds: number[], now: Date): Promise<PaymentFiguresDto> {
  const sums = await theRowOf(db, SUMS_ROW, SUMS, [tripIds]);
  const late = await theRowOf(db, LATE_ROW, LATE, [tripIds, now]);
  return { ...sums, ...late };
}
