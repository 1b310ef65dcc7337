import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { theRowOf } from '../../../platform/database/rows.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import type { Payment } from '../payment/payment.entity.js';

const BACK = z.object({ cents: z.number(), last: z.date().nullable() });

/** What of a payment went back or was taken back and has not come again, in cents, and the last day on which some of it did. */
export async function returnedOf(
  manager: EntityManager,
  { id }: Pick<Payment, 'id'>,
  { timeZone }: Pick<SaleableTrip, 'timeZone'>,
): Promise<{ returnedCents: number; returnedOn: string | null }> {
  const { cents, last } = await theRowOf(
    manager,
    BACK,
    `SELECT COALESCE(sum(amount_cents), 0)::int AS cents, max(occurred_at) FILTER (WHERE amount_cents > 0) AS last
       FROM ledger_entries WHERE payment_id = $1 AND kind IN ('refund', 'reversal')`,
    [id],
  );
  return { returnedCents: cents, returnedOn: last && dateInZone(last, timeZone) };
}
