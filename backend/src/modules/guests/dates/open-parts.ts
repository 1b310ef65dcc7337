import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { openParts } from '../../bookings/ledger/derive.rules.js';
import { INSTALMENT_KINDS } from '../../bookings/quote/quote.rules.js';
import type { OpenPartOf } from './payment-dates.rules.js';

const PART = z.object({
  position: z.int(),
  kind: z.enum(INSTALMENT_KINDS),
  dueOn: z.string(),
  amountCents: z.int(),
});
const OWING = z.object({
  booking_id: z.int(),
  trip_id: z.int(),
  owed: z.number(),
  parts: z.array(PART).nullable(),
});

/** The parts that are not settled of the bookings of these trips that stand, read from the ledger. */
export async function openPartsOf(
  manager: EntityManager,
  of: { tripIds: readonly number[] } | { bookingId: number },
): Promise<(OpenPartOf & { tripId: number })[]> {
  const [condition, value] =
    'tripIds' in of ? ['b.trip_id = ANY ($1)', of.tripIds] : ['b.id = $1', of.bookingId];
  const rows = await rowsOf(
    manager,
    OWING,
    `SELECT b.id AS booking_id, b.trip_id, l.owed,
            (SELECT json_agg(json_build_object('position', i.position, 'kind', i.kind, 'dueOn', i.due_on, 'amountCents', i.amount_cents) ORDER BY i.position)
               FROM instalments i WHERE i.booking_id = b.id) AS parts
       FROM bookings b
       JOIN LATERAL (SELECT sum(amount_cents)::float8 AS owed FROM ledger_entries WHERE booking_id = b.id) l ON l.owed > 0
      WHERE ${condition} AND b.status = 'confirmed'
      ORDER BY b.id`,
    [value],
  );
  return rows.flatMap(openOf);
}

function openOf({
  booking_id: bookingId,
  trip_id: tripId,
  owed,
  parts,
}: z.infer<typeof OWING>): (OpenPartOf & { tripId: number })[] {
  return openParts(parts ?? [], owed).map(({ part: { position, kind, dueOn }, missingCents: openCents }) => ({
    bookingId,
    tripId,
    position,
    kind,
    dueOn,
    openCents,
  }));
}
