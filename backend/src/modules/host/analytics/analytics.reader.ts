import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { may } from '../../trips/host-right.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import type { AnalyticsDto, RevenueDto } from './analytics.dto.js';
import {
  ADD_ONS,
  BREAKDOWN,
  COUNTRIES,
  DAYS_TO_PAID,
  PEAKS,
  PLACES,
  REVENUE_BY_TRIP,
  SOURCES,
  TOTALS,
} from './analytics.sql.js';
import {
  ADD_ON_ROW,
  BREAKDOWN_ROW,
  COUNTRY_ROW,
  DAYS_TO_PAID_ROW,
  PEAK_ROW,
  PLACES_ROW,
  SOURCE_ROW,
  TOTALS_ROW,
  TRIP_REVENUE_ROW,
} from './analytics.rows.js';
import { channelsOf, originsOf } from './sources.rules.js';
import { byTripOf } from './trip-revenue.rules.js';

/** The Analytics tab's figures, each from rows. */
@Injectable()
export class AnalyticsReader {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
  ) {}

  /** Throws `trip.not_found` for a trip of others. */
  async read(asking: Asking, trip: number | undefined): Promise<AnalyticsDto> {
    const tripIds = await this.access.chosenTrips(asking, trip);
    const moneyIds = await this.withMoney(asking.userId, tripIds);
    const [sources, peaks, addOns, countries, totals, { daysToPaid }, places, revenue] = await Promise.all([
      this.rows(SOURCE_ROW, SOURCES, tripIds),
      this.rows(PEAK_ROW, PEAKS, tripIds),
      this.rows(ADD_ON_ROW, ADD_ONS, tripIds, moneyIds),
      this.rows(COUNTRY_ROW, COUNTRIES, tripIds),
      this.one(TOTALS_ROW, TOTALS, tripIds, moneyIds),
      this.one(DAYS_TO_PAID_ROW, DAYS_TO_PAID, tripIds),
      this.one(PLACES_ROW, PLACES, tripIds, this.clock.now()),
      tripIds.length && !moneyIds.length ? null : this.revenue(moneyIds),
    ]);
    const { held, deposit, paid, averageCabinCents } = totals;
    const { openDrafts, seatsTaken, maxGuests } = places;
    return {
      channels: channelsOf(sources),
      origins: originsOf(sources),
      peaks,
      addOns,
      countries,
      funnel: { openDrafts, held, deposit, paid },
      performance: { seatsTaken, maxGuests, averageCabinCents, daysToPaid },
      revenue,
    };
  }

  private async withMoney(userId: number, tripIds: number[]): Promise<number[]> {
    const hosted = await this.db.manager.findBy(TripHost, { userId, tripId: In(tripIds) });
    return hosted.filter((host) => may(host, 'money')).map(({ tripId }) => tripId);
  }

  private async revenue(ids: number[]): Promise<RevenueDto> {
    const [trips, breakdown] = await Promise.all([
      this.rows(TRIP_REVENUE_ROW, REVENUE_BY_TRIP, ids),
      this.one(BREAKDOWN_ROW, BREAKDOWN, ids),
    ]);
    return { ...byTripOf(trips), breakdown };
  }

  private rows<T>(shape: z.ZodType<T>, sql: string, tripIds: number[], ...more: unknown[]): Promise<T[]> {
    return rowsOf(this.db, shape, sql, [tripIds, ...more]);
  }

  private one<T>(shape: z.ZodType<T>, sql: string, tripIds: number[], ...more: unknown[]): Promise<T> {
    return theRowOf(this.db, shape, sql, [tripIds, ...more]);
  }
}
