import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isPublicId } from '../../platform/security/tokens.js';
import { TripNewsDesk } from '../trips/trip-news.service.js';
import { Trips } from '../trips/trips.service.js';
import { Booking } from './booking.entity.js';
import { Bookings } from './bookings.service.js';
import { guestRecord } from './guest.view.js';
import { Guest } from './guest.entity.js';
import type { CreateGuestDto, GuestRecordDto } from './guests.dto.js';
import type { Selection } from './quote.rules.js';
import { Quotes } from './quotes.service.js';

/** The booking form: one traveller, one cabin for single use, a price that includes taxes and fees. */
@Injectable()
export class Registrations {
  constructor(
    private readonly db: DataSource,
    private readonly trips: Trips,
    private readonly quotes: Quotes,
    private readonly bookings: Bookings,
    private readonly news: TripNewsDesk,
  ) {}

  /** Holds a place; returns the guest's public id, which is the link to the payment page. Throws `trip.sold_out`. */
  async register(dto: CreateGuestDto): Promise<string> {
    const trip = await this.trips.onSale();
    const selection: Selection = {
      cabinType: dto.cabinType,
      paymentType: dto.paymentType,
      travelInsurance: dto.travelInsurance,
      occupancy: 'single',
      travellers: 1,
      channel: 'booking_form',
    };
    const price = this.quotes.of(trip, selection);
    const party = [{ name: dto.name, email: dto.email, phone: dto.phone ?? null }];
    const publicId = await this.db.transaction(async (manager) => {
      const booking = await this.bookings.hold(manager, trip, selection, price, party);
      return (await manager.findOneByOrFail(Guest, { bookingId: booking.id, position: 1 })).publicId;
    });
    this.news.wake();
    return publicId;
  }

  /** What the holder of the link may see. Throws `guest.not_found`, also for something that cannot be an id. */
  async record(publicId: string): Promise<GuestRecordDto> {
    const guest = isPublicId(publicId) ? await this.db.manager.findOneBy(Guest, { publicId }) : null;
    if (!guest) throw new DomainError('guest.not_found');
    const booking = await this.db.manager.findOneByOrFail(Booking, { id: guest.bookingId });
    return guestRecord(guest, booking, await this.trips.get(guest.tripId));
  }
}
