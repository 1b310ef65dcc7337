import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { shipGroupOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { OPEN_PARTS, openState } from './books.sql.js';
import { paymentFigures } from './payment-figures.js';
import type { ShipMoneyDto } from './ship-money.dto.js';
import { finalDay, partsAfter, shipDues } from './ship-money.rules.js';

/** What the forecast counts on, by day: what waits for a confirmation is in neither. */
const BY_DAY = `WITH ${OPEN_PARTS}
  SELECT due_on::text AS "dueOn", sum(missing)::float8 AS cents FROM open_parts
   WHERE ${openState('position = 1')} <> 'on_confirmation' GROUP BY 1 ORDER BY 1`;
const BY_DAY_ROW = z.object({ dueOn: z.string(), cents: z.int() });

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
    const { config, startDate, timeZone } = await this.db.manager.findOneByOrFail(Trip, { id: tripId });
    const { deadlines } = shipGroupOf(config);
    const { collectedCents: paidCents } = await paymentFigures(this.db, [tripId], now);
    const parts = await rowsOf(this.db, BY_DAY_ROW, BY_DAY, [[tripId], now]);
    const finalOn = finalDay(deadlines);
    return {
      paidCents,
      dues: shipDues(deadlines, { paidCents, parts }, dateInZone(now, timeZone)),
      finalOn,
      lateParts: finalOn && startDate ? partsAfter(finalOn, { startDate, plan: config.plan }) : [],
    };
  }
}
