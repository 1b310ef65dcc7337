import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { Booking } from '../../bookings/booking.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { Guest } from '../../bookings/guest.entity.js';
import { type GuestPlace, GuestPlaces } from '../guest-places.service.js';
import type { ChangeTravellerDto, OwnDetailsDto } from './details.dto.js';
import { ownDetailsView } from './details.view.js';
import { assertMeant } from './details.rules.js';
import { keepsOwn } from './keeps-own.js';
import { TravellerRecords } from './traveller-records.service.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

type Person = SignedIn['user'];

/** A booking of somebody's, and those of its travellers whose records are theirs to see and change. */
export interface OwnParty {
  booking: Booking;
  trip: Trip;
  guests: Guest[];
  /** The trip's day. */
  today: string;
}

/** Which traveller of a person's booking is meant, and of which of their trips. */
export interface OwnTraveller {
  tripId: number;
  position: number;
}

/** What a guest keeps up to date for themselves and, where they booked, for their companion. */
@Injectable()
export class OwnTravellers {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly places: GuestPlaces,
    private readonly records: TravellerRecords,
    private readonly writes: BookingWrites,
  ) {}

  /** Null for somebody who has booked nothing, or not that trip. */
  async details(user: Person, tripId?: number): Promise<OwnDetailsDto | null> {
    const party = await this.findParty(user, tripId);
    if (!party) return null;
    const records = await this.records.open(this.db.manager, party.guests);
    return ownDetailsView(records, party, user.id);
  }

  /**
   * Throws `trip.not_found`, `traveller.not_found` for a traveller who is not of their booking, `traveller.keeps_own`,
   * `traveller.replaced`, `page.outdated`, and what the records throw.
   */
  async change(
    user: Person,
    { tripId, position }: OwnTraveller,
    { guestId, ...dto }: ChangeTravellerDto,
  ): Promise<OwnDetailsDto> {
    const party = await this.getParty(user, tripId);
    await this.writes.run(party.booking.id, async (manager, booking) => {
      const guest = await this.keptBy(manager, user, booking, { position, guestId });
      await this.records.change(manager, booking, guest, dto, { userId: user.id });
    });
    const details = await this.details(user, tripId);
    if (!details) throw new DomainError('traveller.not_found');
    return details;
  }

  /** Who travels on the person's booking of a trip, or of the one they mean where none is named; null without one. */
  async findParty(
    user: Person,
    tripId?: number,
    manager: EntityManager = this.db.manager,
  ): Promise<OwnParty | null> {
    const place = await this.places.find(user.id, tripId, manager);
    return place && this.partyAt(place, user, manager);
  }

  /** As {@link findParty}; throws `trip.not_found` for a trip on which the person has no place. */
  async getParty(user: Person, tripId: number): Promise<OwnParty> {
    const party = await this.findParty(user, tripId);
    if (!party) throw new DomainError('trip.not_found');
    return party;
  }

  /** As {@link findParty}, of each of the person's trips. */
  async partiesOf(user: Person): Promise<OwnParty[]> {
    const places = await this.places.ofUser(user.id);
    return Promise.all(places.map((place) => this.partyAt(place, user, this.db.manager)));
  }

  private async partyAt(place: GuestPlace, user: Person, manager: EntityManager): Promise<OwnParty> {
    const booking = await manager.findOneByOrFail(Booking, { id: place.bookingId });
    const trip = await manager.findOneByOrFail(Trip, { id: booking.tripId });
    const all = await manager.find(Guest, { where: { bookingId: booking.id }, order: { position: 'ASC' } });
    const guests = all.filter((guest) => isTheirs(guest, booking, user.id));
    return { booking, trip, guests, today: dateInZone(this.clock.now(), trip.timeZone) };
  }

  /** Read again under the lock the caller holds. Throws `traveller.not_found`. */
  async travellerOf(
    manager: EntityManager,
    user: Pick<Person, 'id'>,
    booking: LockedBooking,
    position: number,
  ): Promise<Guest> {
    const guest = await manager.findOneBy(Guest, { bookingId: booking.id, position });
    if (!guest || !isTheirs(guest, booking, user.id)) throw new DomainError('traveller.not_found');
    return guest;
  }

  /**
   * As {@link travellerOf}, of those whose papers this person keeps, as their page had them. Throws `traveller.keeps_own` for
   * another, `traveller.replaced` and `page.outdated`.
   */
  async keptBy(
    manager: EntityManager,
    user: Pick<Person, 'id'>,
    booking: LockedBooking,
    { position, guestId }: { position: number; guestId: number | undefined },
  ): Promise<Guest> {
    const guest = await this.travellerOf(manager, user, booking, position);
    if (keepsOwn(guest, user.id)) throw new DomainError('traveller.keeps_own');
    assertMeant(guest, { by: user.id, guestId });
    return guest;
  }
}

/** One's own record and, for who booked and entered it, the companion's. */
function isTheirs(guest: Guest, booking: Booking, userId: number): boolean {
  return guest.userId === userId || booking.userId === userId;
}
