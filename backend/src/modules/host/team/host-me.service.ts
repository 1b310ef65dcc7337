import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ADULT_YEARS } from '../../../../contracts/travel-dates.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { CABIN_TYPES } from '../../trips/trip-config.js';
import { TRIP_STATUSES } from '../../trips/trip.entity.js';
import { tripsInTurn } from '../trips-in-turn.sql.js';
import type { HostedTripDto, HostMeDto } from './host-me.dto.js';

const HOSTED = z.object({
  tripId: z.int(),
  title: z.string(),
  status: z.enum(TRIP_STATUSES),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  timeZone: z.string(),
  isOnSale: z.boolean(),
  isCalledOff: z.boolean(),
  cabins: z.array(z.object({ type: z.enum(CABIN_TYPES), name: z.string(), isSold: z.boolean() })),
  sellsInsurance: z.boolean(),
  minimumAge: z.int(),
  isOwner: z.boolean(),
  money: z.boolean(),
  documents: z.boolean(),
  messages: z.boolean(),
}) satisfies z.ZodType<HostedTripDto>;

/** What the asking host may do, so that the browser offers nothing that the server would refuse. */
@Injectable()
export class HostMe {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<HostMeDto> {
    const trips = await rowsOf(
      this.db,
      HOSTED,
      `SELECT t.id AS "tripId", t.title, t.status, t.start_date::text AS "startDate", t.end_date::text AS "endDate",
              t.time_zone AS "timeZone", t.is_on_sale AS "isOnSale", t.called_off_at IS NOT NULL AS "isCalledOff",
              h.is_owner AS "isOwner", h.may_money AS money, h.may_documents AS documents, h.may_messages AS messages,
              ARRAY(SELECT json_build_object('type', c.key, 'name', c.value ->> 'name',
                      'isSold', COALESCE((c.value ->> 'isSold')::boolean, true)) FROM jsonb_each(t.config -> 'cabins') c) AS cabins,
              COALESCE((t.config ->> 'insuranceCents')::int, 0) > 0 AS "sellsInsurance",
              COALESCE((t.config ->> 'minimumAge')::int, ${ADULT_YEARS}) AS "minimumAge"
         FROM trip_hosts h JOIN trips t ON t.id = h.trip_id WHERE h.user_id = $1
        ORDER BY ${tripsInTurn('$2')}`,
      [userId, this.clock.now()],
    );
    return { trips, mayApproveHosts: trips.some(({ isOwner }) => isOwner) };
  }
}
