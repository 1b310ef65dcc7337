import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { shipGroupOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { OPEN_PARTS } from './books.sql.js';
import type { ShipMoneyDto } from './ship-money.dto.js';
import { finalDay, partsAfter, shipDues } from './ship-money.rules.js';

/** By day. No part of a booking that nobody has paid for: unpaid it ends, and none of its parts comes. */
const BY_DAY = `WITH ${OPEN_PARTS}
  SELECT due_on::text AS "dueOn", sum(missing)::float8 AS cents FROM open_parts
   WHERE is_confirmed GROUP BY 1 ORDER BY 1`;
const BY_DAY_ROW = z.object({ dueOn: z.string(), cents: z.int() });

/** Less what goes back: what was paid beyond what is owed, of a booking that stands or has ended. Parameter: the trip. */
const PAID = `
  SELECT COALESCE(sum(money_cents - LEAST(money_cents, GREATEST(-owed_cents, 0))), 0)::float8 AS "paidCents"
    FROM bookings WHERE trip_id = $1 AND has_money`;
const PAID_ROW = z.object({ paidCents: z.int() });

/** Whether what guests pay comes in time for what the ship's line wants. */
@Injectable()
export class ShipMoney {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
  ) {}

  /** Throws `trip.not_found`, `host.right_missing`. */
  async of(asking: Asking, tripId: number): Promise<ShipMoneyDto> {
    await this.access.assertHosts(asking, tripId);
    const now = this.clock.now();
    const trip = await this.db.manager.findOneByOrFail(Trip, { id: tripId });
    const { config, startDate, timeZone, departsAt } = trip;
    const { deadlines } = shipGroupOf(config);
    const { paidCents } = await theRowOf(this.db, PAID_ROW, PAID, [tripId]);
    const parts = await rowsOf(this.db, BY_DAY_ROW, BY_DAY, [[tripId], now]);
    const finalOn = finalDay(deadlines);
    // Who has sailed changes no plan any more.
    const isPlanned = startDate !== null && !(departsAt && departsAt <= now);
    return {
      paidCents,
      dues: shipDues(deadlines, { paidCents, parts }, dateInZone(now, timeZone)),
      finalOn,
      lateParts: finalOn && isPlanned ? partsAfter(finalOn, { startDate, plan: config.plan }) : [],
    };
  }
}
