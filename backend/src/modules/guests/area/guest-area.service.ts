import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Vault } from '../../../platform/security/vault.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import type { PagePart, ReadPart } from '../../../../contracts/trip-pages.js';
import type { PageContent } from '../../trips/pages/trip-page.entity.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { BookingAddOn } from '../../bookings/add-ons/booking-add-on.entity.js';
import { Booking } from '../../bookings/booking.entity.js';
import type { GuestProfileDto, GuestTripOverviewDto } from './guest-area.dto.js';
import { type Mate, profileOf, tripOverview, withoutBooking } from './guest-area.view.js';
import { type GuestPlace, GuestPlaces } from '../guest-places.service.js';
import { GuestPrivate } from '../../bookings/travellers/guest-private.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { Voyages } from './voyages.service.js';
import { openDetails } from '../../bookings/travellers/sealed-details.js';

/** What the guest's own pages read: where they travel, and what is known of them. */
@Injectable()
export class GuestArea {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly places: GuestPlaces,
    private readonly pages: TripPages,
    private readonly voyages: Voyages,
  ) {}

  /** The person's trips, the one to look forward to first. */
  async tripsOf(user: SignedIn['user']): Promise<GuestTripOverviewDto[]> {
    const now = this.clock.now();
    const places = await this.places.ofUser(user.id);
    return places.map((place) => tripOverview(place, dateInZone(now, place.timeZone)));
  }

  /** A part of the pages of a trip that the person travels with or hosts, on sale or not. Throws `trip.not_found`. */
  async pageOf<P extends PagePart>(
    user: SignedIn['user'],
    tripId: number,
    part: P,
  ): Promise<ReadPart<PageContent[P]>> {
    await this.voyages.assertTheirs(user, tripId);
    return this.pages.read(tripId, part);
  }

  /** The person and their booking of the trip they mean. */
  async profile(user: SignedIn['user']): Promise<GuestProfileDto> {
    const place = await this.places.find(user.id);
    return place ? this.booked(user, place) : withoutBooking(user);
  }

  private async booked(user: SignedIn['user'], place: GuestPlace): Promise<GuestProfileDto> {
    const [booking, trip, guests, addOns] = await Promise.all([
      this.db.manager.findOneByOrFail(Booking, { id: place.bookingId }),
      this.db.manager.findOneByOrFail(Trip, { id: place.tripId }),
      this.db.manager.find(Guest, { where: { bookingId: place.bookingId }, order: { position: 'ASC' } }),
      this.db.manager.find(BookingAddOn, { where: { bookingId: place.bookingId }, order: { id: 'ASC' } }),
    ]);
    const mates = await Promise.all(guests.map((guest) => this.opened(guest)));
    return profileOf(user, { booking, trip, mates, addOns });
  }

  private async opened(guest: Guest): Promise<Mate> {
    const kept = await this.db.manager.findOneBy(GuestPrivate, { guestId: guest.id });
    return { guest, details: openDetails(this.vault, guest.id, kept?.sealed ?? null) };
  }
}
