import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HostedTripDto, HostMeDto } from './host-me.dto.js';

/** What the asking host may do, so that the browser offers nothing that the server would refuse. */
@Injectable()
export class HostMe {
  constructor(private readonly db: DataSource) {}

  async read(userId: number): Promise<HostMeDto> {
    const trips: HostedTripDto[] = await this.db.query(
      `SELECT t.id AS "tripId", t.title, t.status, t.start_date::text AS "startDate", t.end_date::text AS "endDate",
              t.time_zone AS "timeZone", t.is_on_sale AS "isOnSale", h.is_owner AS "isOwner", h.may_money AS money,
              h.may_documents AS documents, h.may_messages AS messages
         FROM trip_hosts h JOIN trips t ON t.id = h.trip_id WHERE h.user_id = $1
        ORDER BY t.is_on_sale DESC, t.start_date DESC NULLS LAST, t.id`,
      [userId],
    );
    return { trips, mayApproveHosts: trips.some(({ isOwner }) => isOwner) };
  }
}
