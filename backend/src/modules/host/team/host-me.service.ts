import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { tripsInTurn } from '../trips-in-turn.sql.js';
import type { HostedTripDto, HostMeDto } from './host-me.dto.js';

/** What the asking host may do, so that the browser offers nothing that the server would refuse. */
@Injectable()
export class HostMe {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<HostMeDto> {
    const trips: HostedTripDto[] = await this.db.query(
      `SELECT t.id AS "tripId", t.title, t.status, t.start_date::text AS "startDate", t.end_date::text AS "endDate",
              t.time_zone AS "timeZone", t.is_on_sale AS "isOnSale", h.is_owner AS "isOwner", h.may_money AS money,
              h.may_documents AS documents, h.may_messages AS messages,
              ARRAY(SELECT json_build_object('type', c.key, 'name', c.value ->> 'name') FROM jsonb_each(t.config -> 'cabins') c) AS cabins
         FROM trip_hosts h JOIN trips t ON t.id = h.trip_id WHERE h.user_id = $1
        ORDER BY ${tripsInTurn('$2')}`,
      [userId, this.clock.now()],
    );
    return { trips, mayApproveHosts: trips.some(({ isOwner }) => isOwner) };
  }
}
