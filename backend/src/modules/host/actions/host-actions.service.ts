import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { countOf, theRowOf } from '../../../platform/database/rows.js';
import { type ChosenTrips, TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { type HostRight, may } from '../../trips/host-right.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { CALL_OFF_WAITS } from '../call-off-waits.sql.js';
import { paymentFigures } from '../money-desk/payment-figures.js';
import type { WaitingDto } from './host-actions.dto.js';
import { TRAVELLING_STATUSES, UNPAID_HOLD_STATUSES } from '../../bookings/booking-status.sql.js';

const OF_ANY_HOST_ROW = z.object({
  hostRequests: z.int(),
  waitlist: z.int(),
  unpaidPlaces: z.int(),
});

const OF_ANY_HOST = `
  SELECT (SELECT count(*)::int FROM host_requests WHERE status = 'pending') AS "hostRequests",
         count(*) FILTER (WHERE status = 'waitlist')::int AS "waitlist",
         count(*) FILTER (WHERE status IN ${UNPAID_HOLD_STATUSES})::int AS "unpaidPlaces"
    FROM bookings WHERE trip_id = ANY ($1::int[]) AND status IN ('waitlist', 'held', 'pending_payment')`;

/** Money that belongs to no trip waits for all hosts. */
const ALERTS = `SELECT count(*)::int AS count FROM money_alerts
                 WHERE status = 'open' AND (trip_id = ANY ($1::int[]) OR trip_id IS NULL)`;
const TO_CONFIRM = `SELECT count(*)::int AS count FROM host_acts r JOIN bookings b ON b.id = r.booking_id
                     WHERE r.status = 'waiting' AND b.trip_id = ANY ($1::int[])`;
const CALL_OFFS = `SELECT count(*)::int AS count FROM trips t WHERE t.id = ANY ($1::int[]) AND ${CALL_OFF_WAITS}`;
/** Of who travels, as the board of papers shows them. */
const DOCUMENTS = `SELECT count(*)::int AS count FROM guest_documents d JOIN guests g ON g.id = d.guest_id
                    WHERE d.status = 'pending' AND g.trip_id = ANY ($1::int[]) AND g.status IN ${TRAVELLING_STATUSES}`;
const REPORTS = `SELECT count(*)::int AS count FROM message_reports WHERE status = 'open' AND trip_id = ANY ($1::int[])`;

/** What waits for a host: the marks on the cards of Host Actions. */
@Injectable()
export class HostActions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
  ) {}

  /** Throws `trip.not_found` for a trip they do not host. */
  async waiting(asking: Asking, chosen: ChosenTrips): Promise<WaitingDto> {
    const tripIds = await this.access.chosenTrips(asking, chosen);
    const everywhere = await this.db.manager.findBy(TripHost, { userId: asking.userId });
    const hosted = everywhere.filter(({ tripId }) => tripIds.includes(tripId));
    const ofAnyHost = await theRowOf(this.db, OF_ANY_HOST_ROW, OF_ANY_HOST, [tripIds]);
    const money = withRight(hosted, 'money');
    return {
      ...ofAnyHost,
      ...(await this.owing(money)),
      // Whatever trips are chosen, as their list: a dispute comes when the trip is over.
      moneyAlerts: await this.count(ALERTS, withRight(everywhere, 'money')),
      paymentsToConfirm: await this.count(TO_CONFIRM, money),
      callOffsToConfirm: await this.count(CALL_OFFS, money),
      documents: await this.count(DOCUMENTS, withRight(hosted, 'documents')),
      messageReports: await this.count(REPORTS, withRight(hosted, 'messages')),
    };
  }

  private async owing(tripIds: number[]): Promise<Pick<WaitingDto, 'owing' | 'overdue'>> {
    if (tripIds.length === 0) return { owing: null, overdue: null };
    const { owing, overdue } = await paymentFigures(this.db, tripIds, this.clock.now());
    return { owing, overdue };
  }

  private async count(statement: string, tripIds: number[]): Promise<number | null> {
    if (tripIds.length === 0) return null;
    return countOf(this.db, statement, [tripIds]);
  }
}

function withRight(hosted: readonly TripHost[], right: HostRight): number[] {
  return hosted.filter((host) => may(host, right)).map(({ tripId }) => tripId);
}
