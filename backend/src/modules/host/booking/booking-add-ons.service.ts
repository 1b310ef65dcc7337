import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
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

  /**
   * Throws `add_on.not_found`, `add_on.booking_ended`, `add_on.not_yet`, `add_on.price_changed`, `add_on.sold_out`, `add_on.had`,
   * and `page.outdated` for a page that does not say what it showed.
   */
  add(request: BookingRequest, { code, settledOnBoard, shownCents }: AddAddOnDto): Promise<void> {
    const work = async (manager: EntityManager, booking: LockedBooking) => {
      // Asked in here: what was done before the update, and comes again, gets its answer.
      if (shownCents === undefined) throw new DomainError('page.outdated');
      const by = { userId: request.userId, by: 'host' as const };
      await this.addOns.add(manager, booking, { code, settledOnBoard, shownCents, ...by });
    };
    return this.acts.run(request, { action: 'add on', code, settledOnBoard, shownCents }, work);
  }

  /** Throws `add_on.not_found`, `add_on.booking_ended`, `add_on.paid`, `payment.under_way`. */
  remove(request: BookingRequest, addOnId: number): Promise<void> {
    const work = (manager: EntityManager, booking: LockedBooking) =>
      this.addOns.remove(manager, booking, addOnId, { userId: request.userId, by: 'host' });
    return this.acts.run(request, { action: 'take off', addOnId }, work);
  }
}
