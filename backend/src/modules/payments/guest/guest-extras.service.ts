import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { missingPlaces } from '../../bookings/add-ons/add-on-places.rules.js';
import type { BookingAddOn } from '../../bookings/add-ons/booking-add-on.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { assertWillSail, isConfirmed, willSail } from '../../bookings/booking.rules.js';
import { type AddOnOffer, addOnsOf } from '../../trips/trip-config.js';
import { type SaleableTrip, Trips } from '../../trips/trips.service.js';
import { addOnOffer, AddOns } from '../add-ons/add-ons.service.js';
import { placesLeft } from '../../bookings/add-ons/places-left.js';
import { touchedParts } from '../add-ons/touched-parts.js';
import { GuestMoney } from '../receipts/guest-money.service.js';
import type { AddOwnExtraDto, GuestExtraOfferDto, GuestExtrasDto } from './guest-extras.dto.js';
import { type OwnBooking, OwnBookings, type OwnRequest } from './own-bookings.service.js';

/** An extra of the trip, and for how many of the booking it is still to be had: one at least. */
interface Missing {
  offer: AddOnOffer;
  travellers: number;
}

/** What who booked adds to their booking beside its cabin, and takes off again. Others' bookings are not there. */
@Injectable()
export class GuestExtras {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnBookings,
    private readonly trips: Trips,
    private readonly money: GuestMoney,
    private readonly addOns: AddOns,
  ) {}

  /** Throws `booking.not_found`. */
  async read({ userId, id }: OwnBooking): Promise<GuestExtrasDto> {
    const { manager } = this.db;
    const booking = await this.money.own(manager, userId, id);
    const trip = await this.trips.get(booking.tripId, manager);
    return this.view(manager, booking, { trip, userId });
  }

  /** Throws `booking.not_found`, `trip.departed`, `trip.called_off`, and as {@link AddOns.add}. */
  add(request: OwnRequest, { code, priceCents: shownCents }: AddOwnExtraDto): Promise<GuestExtrasDto> {
    const wish = { code, shownCents, settledOnBoard: false, userId: request.userId, by: 'guest' as const };
    return this.act(
      request,
      { action: 'add extra', code, priceCents: shownCents },
      async (manager, booking) => {
        await this.addOns.add(manager, booking, wish);
      },
    );
  }

  /** Throws `booking.not_found`, `trip.departed`, `trip.called_off`, and as {@link AddOns.remove}. */
  remove(request: OwnRequest, addOnId: number): Promise<GuestExtrasDto> {
    const { userId } = request;
    return this.act(request, { action: 'take extra off', addOnId }, (manager, booking) =>
      this.addOns.remove(manager, booking, addOnId, { userId, by: 'guest' }),
    );
  }

  /** Once a key, while the ship has not sailed; answers what the booking has then. */
  private act(
    request: OwnRequest,
    body: object,
    work: (manager: EntityManager, booking: LockedBooking) => Promise<void>,
  ): Promise<GuestExtrasDto> {
    return this.own.act(request, { ...body, id: request.id }, async (manager, booking) => {
      const trip = await this.trips.get(booking.tripId, manager);
      assertWillSail(trip, this.clock.now());
      await work(manager, booking);
      return this.view(manager, booking, { trip, userId: request.userId });
    });
  }

  private async view(
    manager: EntityManager,
    booking: Booking,
    { trip, userId }: { trip: SaleableTrip; userId: number },
  ): Promise<GuestExtrasDto> {
    const rows = await this.addOns.of(manager, booking.id);
    const paid = await touchedParts(manager, booking);
    const isOpen = isConfirmed(booking.status) && willSail(trip, this.clock.now());
    return {
      extras: rows.map(({ id, title, places, priceCents, settledOnBoard, addedBy, partPosition }) => ({
        id,
        title,
        travellers: places,
        priceCents,
        settledOnBoard,
        canTakeOff: isOpen && addedBy === userId && partPosition !== null && !paid.includes(partPosition),
      })),
      offers: isOpen ? await this.offers(manager, trip.id, missingOf(booking, trip, rows)) : [],
    };
  }

  private offers(
    manager: EntityManager,
    tripId: number,
    missing: readonly Missing[],
  ): Promise<GuestExtraOfferDto[]> {
    return Promise.all(
      missing.map(async ({ offer, travellers }) => {
        const left = await placesLeft(manager, tripId, offer);
        const canAdd = left === null || left >= travellers;
        return Object.assign(addOnOffer(offer, travellers), { placesLeft: left, canAdd });
      }),
    );
  }
}

/** What is offered to guests and not everybody on the booking has. */
function missingOf(
  { travellers: all }: Booking,
  { config }: SaleableTrip,
  rows: readonly BookingAddOn[],
): Missing[] {
  return addOnsOf(config)
    .filter(({ byGuests }) => byGuests)
    .map((offer) => ({ offer, travellers: missingPlaces(rows, offer.code, all) }))
    .filter(({ travellers }) => travellers > 0);
}
