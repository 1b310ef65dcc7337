import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { addDays } from '../../../../contracts/days.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { type ChosenTrips, TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { OPEN_PARTS } from './books.sql.js';
import type { ForecastDto, ForecastWeekDto } from './forecast.dto.js';

const PAST_WEEKS = 8;

const WEEK_NOW = `SELECT date_trunc('week', COALESCE(max(($2::timestamptz AT TIME ZONE time_zone)::date),
                         ($2::timestamptz AT TIME ZONE 'UTC')::date))::date::text AS "thisWeek"
                    FROM trips WHERE id = ANY ($1::int[])`;

/**
 * What is still to come of standing bookings, by when: `week` is null for what is overdue, or due on confirmation. `$3` is the
 * present week: where it is still Sunday on a trip's clocks, what is due today counts to it.
 * The first part of a place that a host holds is due on confirmation, and so is each other one once its day is over.
 */
const COMING = `WITH ${OPEN_PARTS},
  days AS (
    SELECT due_on, today, is_confirmed, position = 1 AS is_first, sum(missing) AS missing, count(*) AS count
      FROM open_parts GROUP BY 1, 2, 3, 4
  ),
  told AS (
    SELECT missing, count,
           CASE WHEN NOT is_confirmed AND is_first THEN 'on_confirmation'
                WHEN due_on < today THEN CASE WHEN is_confirmed THEN 'overdue' ELSE 'on_confirmation' END
                ELSE 'coming' END AS state,
           GREATEST(date_trunc('week', due_on)::date, $3::date) AS week
      FROM days
  )
  SELECT state, CASE WHEN state = 'coming' THEN week::text END AS "startsOn",
         sum(missing)::float8 AS cents, sum(count)::int AS count
    FROM told GROUP BY 1, 2 ORDER BY 2`;

/**
 * A line's week is found among the instants at which weeks begin on the trip's clocks. Money that came without PayPal belongs
 * to the day it was received, as on its receipt; it is written down then or later.
 */
const PAST = `
  WITH weeks AS (
    SELECT n, $2::date + 7 * (n - ${PAST_WEEKS}) AS starts_on FROM generate_series(0, ${PAST_WEEKS} + 1) AS n
  ),
  zones AS (
    SELECT zone, array_agg(starts_on::timestamp AT TIME ZONE zone ORDER BY n) AS starts
      FROM (SELECT DISTINCT time_zone AS zone FROM trips WHERE id = ANY ($1::int[])) AS known, weeks GROUP BY zone
  ),
  moved AS (
    SELECT width_bucket(CASE WHEN l.kind = 'manual' AND p.received_on IS NOT NULL THEN (p.received_on + time '12:00') AT TIME ZONE z.zone
                             ELSE l.occurred_at END, z.starts) - 1 AS n, -l.amount_cents AS cents
      FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id JOIN trips t ON t.id = b.trip_id
      JOIN zones z ON z.zone = t.time_zone
      LEFT JOIN payments p ON p.id = l.payment_id
     WHERE b.trip_id = ANY ($1::int[]) AND l.kind IN ('capture', 'manual', 'refund', 'reversal')
       AND l.occurred_at > $2::date - 7 * ${PAST_WEEKS + 1}
  )
  SELECT w.starts_on::text AS "startsOn", COALESCE(m.cents, 0)::float8 AS cents, COALESCE(m.count, 0)::int AS count
    FROM weeks w
    LEFT JOIN (SELECT n, sum(cents) AS cents, count(*) FILTER (WHERE cents > 0) AS count FROM moved GROUP BY n) m USING (n)
   WHERE w.n <= ${PAST_WEEKS} ORDER BY w.n`;

const PRESENT_ROW = z.object({ thisWeek: z.string() });
const COMING_ROW = z.object({
  state: z.enum(['coming', 'overdue', 'on_confirmation']),
  startsOn: z.string().nullable(),
  cents: z.int(),
  count: z.int(),
});
const PAST_ROW = z.object({
  startsOn: z.string(),
  cents: z.int(),
  count: z.int(),
}) satisfies z.ZodType<ForecastWeekDto>;

/** Scheduled cash by week, from the parts that are not paid. */
@Injectable()
export class Forecast {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
  ) {}

  /** Throws `trip.not_found`, `host.right_missing`. */
  async of(asking: Asking, chosen: ChosenTrips): Promise<ForecastDto> {
    const tripIds = await this.access.chosenTrips(asking, chosen);
    const now = this.clock.now();
    const { thisWeek } = await theRowOf(this.db, PRESENT_ROW, WEEK_NOW, [tripIds, now]);
    const rows = await rowsOf(this.db, COMING_ROW, COMING, [tripIds, now, thisWeek]);
    const past = await rowsOf(this.db, PAST_ROW, PAST, [tripIds, thisWeek]);
    const [overdue, waiting] = (['overdue', 'on_confirmation'] as const).map((state) =>
      rows.find((row) => row.state === state),
    );
    return {
      thisWeek,
      past,
      coming: withoutHoles(thisWeek, rows),
      overdueCents: overdue?.cents ?? 0,
      overdueCount: overdue?.count ?? 0,
      onConfirmationCents: waiting?.cents ?? 0,
      onConfirmationCount: waiting?.count ?? 0,
    };
  }
}

/** Every week from the present one to the last in which something falls due. */
function withoutHoles(thisWeek: string, rows: readonly z.infer<typeof COMING_ROW>[]): ForecastWeekDto[] {
  const weeks = new Map(
    rows.flatMap(({ startsOn, cents, count }) => (startsOn ? [[startsOn, { cents, count }]] : [])),
  );
  const last = [...weeks.keys()].toSorted().at(-1) ?? thisWeek;
  const all: ForecastWeekDto[] = [];
  for (let startsOn = thisWeek; startsOn <= last; startsOn = addDays(startsOn, 7)) {
    all.push({ startsOn, cents: 0, count: 0, ...weeks.get(startsOn) });
  }
  return all;
}
