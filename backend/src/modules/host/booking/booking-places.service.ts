import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { changeBooking } from '../../bookings/booking-lock.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { shortName } from '../../bookings/guest.view.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { Places } from '../../bookings/hold/places.service.js';
import { PlaceMails } from '../../bookings/hold/place-mails.service.js';
import { type PlaceAct, placeActs } from '../../bookings/hold/waitlist.rules.js';
import { WaitingMails } from '../../bookings/hold/waiting-mails.service.js';
import { Waitlist } from '../../bookings/hold/waitlist.service.js';
import { assertNothingTaken, voidOpenAttempts } from '../../payments/payment/open-attempts.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { BookingAct, type BookingRequest } from './booking-act.service.js';

/** What a host decides about a booking's places. */
@Injectable()
export class BookingPlaces {
  constructor(
    private readonly acts: BookingAct,
    private readonly bookings: Bookings,
    private readonly places: Places,
    private readonly waitlist: Waitlist,
    private readonly mails: PlaceMails,
    private readonly waitingMails: WaitingMails,
    private readonly activity: ActivityLog,
  ) {}

  /** Keeps the places until they are paid; one that lapsed takes them again. Throws `trip.sold_out`, `trip.departed`, `booking.act_not_possible`. */
  approve(request: BookingRequest): Promise<void> {
    return this.acts.run(request, { action: 'approve' }, async (manager, booking) => {
      const buyer = await this.assertMay(manager, booking, 'approve');
      if (booking.status === 'expired') await this.bookings.revive(manager, booking, 'host');
      else await this.places.assertStillSold(manager, booking);
      await changeBooking(manager, booking, { holdExpiresAt: null });
      await this.mails.add(manager, booking);
      await this.note(manager, booking, request.userId, 'booking.approved');
      await this.announce(manager, booking, `${shortName(buyer.name)} was approved; the places are kept`);
    });
  }

  /** Gives the places back; it waits from now on, and who booked gets a mail. Throws `payment.under_way`, `trip.departed`, `trip.called_off`, `booking.act_not_possible`. */
  toWaitlist(request: BookingRequest): Promise<void> {
    return this.acts.run(request, { action: 'waitlist' }, async (manager, booking) => {
      const buyer = await this.assertMay(manager, booking, 'waitlist');
      await assertNothingTaken(manager, booking);
      await voidOpenAttempts(manager, booking);
      await this.waitlist.putOn(manager, booking);
      await this.waitingMails.add(manager, booking, 'host');
      await this.note(manager, booking, request.userId, 'booking.waitlisted');
      await this.announce(manager, booking, `${shortName(buyer.name)} was put on the waiting list`);
    });
  }

  /** Holds places for so many hours and tells the guest where to pay. Throws `trip.sold_out`, `booking.act_not_possible`. */
  offer(request: BookingRequest, hours: number): Promise<void> {
    return this.acts.run(request, { action: 'offer', hours }, async (manager, booking) => {
      const buyer = await this.assertMay(manager, booking, 'offer');
      await this.waitlist.offer(manager, booking, hours);
      await this.mails.add(manager, booking);
      await this.note(manager, booking, request.userId, 'booking.offered', { hours });
      await this.announce(manager, booking, `${shortName(buyer.name)} was offered places for ${hours} hours`);
    });
  }

  private async assertMay(manager: EntityManager, booking: Booking, act: PlaceAct): Promise<Guest> {
    const buyer = await buyerOf(manager, booking.id);
    const { status, holdExpiresAt } = booking;
    const may = placeActs({ status, holdExpiresAt, hasPaid: buyer.amountPaidCents > 0 });
    if (!may.includes(act)) throw new DomainError('booking.act_not_possible');
    return buyer;
  }

  private note(
    manager: EntityManager,
    { id: bookingId, tripId }: Booking,
    userId: number,
    action: string,
    details: Record<string, number> = {},
  ): Promise<void> {
    return this.activity.note(manager, { userId, tripId, bookingId, action, details });
  }

  private announce(manager: EntityManager, booking: Booking, text: string): Promise<void> {
    return this.bookings.announce(manager, 'booking.changed', booking, text);
  }
}
