import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { CONFIRMED } from '../../bookings/booking.rules.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { travellerView } from '../../guests/records/details.view.js';
import { TravellerRecords } from '../../guests/records/traveller-records.service.js';
import { signedBy } from '../../guests/waiver/signatures.js';
import { questionsOf } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import type { TripHost } from '../../trips/trip-host.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import type { BoardingListDto, BoardingPaper, BoardingTravellerDto } from './boarding.dto.js';
import { outOfTime } from './boarding.rules.js';

const COUNTS = z.object({ here: z.int(), expected: z.int() });
const HOST = z.object({ id: z.int(), firstName: z.string(), lastName: z.string() });

/** A traveller's row, and that of their booking. */
export interface Boarder {
  guest: Guest;
  booking: Booking;
}

/** What hosts at the pier read. */
@Injectable()
export class BoardingReader {
  constructor(
    private readonly clock: Clock,
    private readonly records: TravellerRecords,
  ) {}

  async figures(manager: EntityManager, trip: Trip): Promise<Omit<BoardingListDto, 'travellers'>> {
    const { here, expected } = await theRowOf(
      manager,
      COUNTS,
      `SELECT count(g.boarded_at)::int AS here, count(*)::int AS expected
         FROM guests g JOIN bookings b ON b.id = g.booking_id WHERE g.trip_id = $1 AND b.status = ANY ($2)`,
      [trip.id, [...CONFIRMED]],
    );
    const closed = outOfTime(trip, this.today(trip))?.message ?? null;
    return { tripId: trip.id, tripTitle: trip.title, timeZone: trip.timeZone, here, expected, closed };
  }

  /** The trip's day. */
  today({ timeZone }: Pick<Trip, 'timeZone'>): string {
    return dateInZone(this.clock.now(), timeZone);
  }

  /**
   * These travellers of a trip, in their order.
   * @param host who reads: papers are for those with the right to the trip's documents
   */
  async travellers(
    manager: EntityManager,
    { config }: Trip,
    { mayDocuments }: Pick<TripHost, 'mayDocuments'>,
    boarders: readonly Boarder[],
  ): Promise<BoardingTravellerDto[]> {
    const guests = boarders.map(({ guest }) => guest);
    const records = await this.records.openInTurn(manager, guests);
    const signed = mayDocuments ? await signedBy(manager, guests) : new Set<number>();
    const hosts = await this.hosts(manager, guests);
    const questions = questionsOf(config);
    return boarders.flatMap(({ guest, booking }, place) => {
      const record = records[place];
      if (!record) return [];
      const { firstName, lastName, missing } = travellerView(record, 0, questions);
      const papers: BoardingPaper[] = signed.has(guest.id) ? missing : [...missing, 'waiver'];
      return [
        {
          guestId: guest.id,
          bookingId: booking.publicId,
          reference: bookingReference(booking),
          firstName,
          lastName,
          cabinName: config.cabins[booking.cabinType].name,
          roomNumber: booking.roomNumber,
          isCheckedIn: guest.checkedInAt !== null,
          missing: mayDocuments ? papers : null,
          boardedAt: guest.boardedAt?.toISOString() ?? null,
          boardedBy: guest.boardedBy === null ? null : (hosts.get(guest.boardedBy) ?? null),
        },
      ];
    });
  }

  /** The names of who marked them, by their ids. */
  private async hosts(manager: EntityManager, guests: readonly Guest[]): Promise<Map<number, string>> {
    const ids = guests.flatMap(({ boardedBy }) => (boardedBy === null ? [] : [boardedBy]));
    if (ids.length === 0) return new Map();
    const rows = await rowsOf(
      manager,
      HOST,
      `SELECT id, first_name AS "firstName", last_name AS "lastName" FROM users WHERE id = ANY ($1) AND erased_at IS NULL`,
      [[...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, fullName(row)]));
  }
}
