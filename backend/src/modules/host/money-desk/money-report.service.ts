import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { tripsInTurn } from '../trips-in-turn.sql.js';
import type { MoneyReportDto } from './money-report.dto.js';
import { reportLine, type ReportSums, reportTotal } from './money-report.rules.js';

/** Of money that came without PayPal the day it was received, as on its receipt; of the rest the day it was booked on. */
const DAY = `COALESCE(CASE WHEN l.kind = 'manual' THEN p.received_on END, (l.occurred_at AT TIME ZONE t.time_zone)::date)`;

/** A line with the kind and its day in the trip's zone. A fee belongs to the payment that carried it. */
const REPORT = `
  WITH lines AS (
    SELECT b.trip_id, l.kind, l.amount_cents, CASE WHEN p.method = 'manual' THEN COALESCE(p.means, 'other') ELSE 'paypal' END AS means,
           CASE WHEN l.kind = 'capture' THEN COALESCE(p.fee_cents, 0) ELSE 0 END AS fee_cents
      FROM ledger_entries l
      JOIN bookings b ON b.id = l.booking_id
      JOIN trips t ON t.id = b.trip_id
      LEFT JOIN payments p ON p.id = l.payment_id
     WHERE b.trip_id = ANY ($1::int[])
       AND ($2::date IS NULL OR ${DAY} >= $2::date)
       AND ($3::date IS NULL OR ${DAY} <= $3::date)
  )
  SELECT t.id AS "tripId", t.title AS "tripTitle",
         ${sum(`kind = 'charge'`)} AS "chargesCents",
         -${sum(`kind = 'discount'`)} AS "discountsCents",
         ${sum(`kind = 'adjustment'`)} AS "adjustmentsCents",
         -${sum(`kind = 'capture'`)} AS "paypalCents",
         -${sum(`kind = 'manual' AND means = 'cash'`)} AS "cashCents",
         -${sum(`kind = 'manual' AND means = 'bank'`)} AS "bankCents",
         -${sum(`kind = 'manual' AND means = 'check'`)} AS "checkCents",
         -${sum(`kind = 'manual' AND means NOT IN ('cash', 'bank', 'check')`)} AS "otherCents",
         ${sum(`kind = 'refund'`)} AS "refundsCents",
         ${sum(`kind = 'reversal'`)} AS "reversalsCents",
         -${sum(`kind = 'credit'`)} AS "creditsCents",
         COALESCE(sum(fee_cents), 0)::float8 AS "feesCents"
    FROM trips t LEFT JOIN lines ON lines.trip_id = t.id
   WHERE t.id = ANY ($1::int[])
   GROUP BY t.id ORDER BY ${tripsInTurn('$4')}`;

/** Amounts fit a float exactly up to 90 trillion; zero has no sign. */
function sum(which: string): string {
  return `COALESCE(sum(amount_cents) FILTER (WHERE ${which}), 0)::float8`;
}

/** The database's minus of a zero float is -0, which JSON would write as 0 and a comparison would not. */
const CENTS = z.int().transform((cents) => (cents === 0 ? 0 : cents));

const REPORT_ROW = z.object({
  tripId: z.int(),
  tripTitle: z.string(),
  chargesCents: CENTS,
  discountsCents: CENTS,
  adjustmentsCents: CENTS,
  paypalCents: CENTS,
  cashCents: CENTS,
  bankCents: CENTS,
  checkCents: CENTS,
  otherCents: CENTS,
  refundsCents: CENTS,
  reversalsCents: CENTS,
  creditsCents: CENTS,
  feesCents: CENTS,
}) satisfies z.ZodType<ReportSums>;

/** What the books say of trips in a period, to the cent. */
@Injectable()
export class MoneyReport {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
    private readonly clock: Clock,
  ) {}

  /** Throws `trip.not_found`, `host.right_missing`, `request.invalid` for a period that ends before it begins. */
  async of(asking: Asking, { trip, from = null, to = null }: ReportQueryInput): Promise<MoneyReportDto> {
    if (from && to && from > to)
      throw new DomainError('request.invalid', {}, { to: 'Choose a last day that is not before the first' });
    const tripIds = await this.access.chosenTrips(asking, trip);
    const rows = await rowsOf(this.db, REPORT_ROW, REPORT, [tripIds, from, to, this.clock.now()]);
    const trips = rows.map(reportLine);
    return { from, to, trips, total: reportTotal(trips) };
  }
}

interface ReportQueryInput {
  trip?: number | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}
