import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { importantDates } from '../../trips/dates/dates.rules.js';
import { TripDates } from '../../trips/dates/trip-dates.service.js';
import { datesThatHold } from '../check-in/check-in.rules.js';
import { standingDays } from '../checklist/checklist.rules.js';
import { areDetailsOpen } from '../records/details.rules.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { OwnTravellers } from '../records/own-travellers.service.js';
import type { GuestDatesDto } from './guest-dates.dto.js';
import { openPartsOf } from './open-parts.js';
import { PART_TITLES } from './payment-dates.rules.js';
import { tripFacts } from './trip-facts.js';

/** The dates of the trip a guest looks forward to, with those of their own payments. */
@Injectable()
export class GuestDates {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnTravellers,
    private readonly written: TripDates,
  ) {}

  /** Null for who has booked nothing, and once the trip is over or cancelled. */
  async of(user: SignedIn['user']): Promise<GuestDatesDto | null> {
    const { manager } = this.db;
    const party = await this.own.findParty(user);
    const [first] = party?.guests ?? [];
    if (!party || !first || !areDetailsOpen(first.status, party.trip.endDate, party.today)) return null;
    const { booking, trip, today } = party;
    const parts = await openPartsOf(manager, { bookingId: booking.id });
    return {
      tripId: trip.id,
      tripTitle: trip.title,
      timeZone: trip.timeZone,
      today,
      madeAt: this.clock.now().toISOString(),
      dates: importantDates({
        trip: tripFacts(trip),
        payments: parts.map(({ position, kind, dueOn, openCents }) => ({
          // Of the part, whatever day it moves to; two extras of one day are two.
          key: `part-${position}`,
          title: PART_TITLES[kind].own,
          note: `${dollars(openCents)} of your booking`,
          onDate: dueOn,
        })),
        taskDays: standingDays(trip),
        written: datesThatHold(trip, await this.written.writtenOf(manager, trip.id)),
      }),
    };
  }
}
