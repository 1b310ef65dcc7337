import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AddOns } from '../../payments/add-ons/add-ons.service.js';
import { BookingAct, type BookingRequest } from './booking-act.service.js';
import type { AddAddOnDto } from './booking-edit.dto.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** What hosts add to a booking beside its cabin, and take off again. */
@Injectable()
export class BookingAddOns {
  constructor(
    private readonly acts: BookingAct,
    private readonly addOns: AddOns,
  ) {}

  /** Throws `add_on.not_found`, `add_on.booking_ended`, `add_on.not_yet`, `add_on.price_changed`, `add_on.sold_out`, `add_on.had`. */
  add(request: BookingRequest, wish: AddAddOnDto): Promise<void> {
    const work = async (manager: EntityManager, booking: LockedBooking) => {
      await this.addOns.add(manager, booking, { ...wish, userId: request.userId, by: 'host' });
    };
    return this.acts.run(request, { action: 'add on', ...wish }, work);
  }

  /** Throws `add_on.not_found`, `add_on.booking_ended`, `add_on.paid`, `payment.under_way`. */
  remove(request: BookingRequest, addOnId: number): Promise<void> {
    const work = (manager: EntityManager, booking: LockedBooking) =>
      this.addOns.remove(manager, booking, addOnId, { userId: request.userId, by: 'host' });
    return this.acts.run(request, { action: 'take off', addOnId }, work);
  }
}
