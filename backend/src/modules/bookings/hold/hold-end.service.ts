import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changeBooking, type LockedBooking } from '../booking-lock.js';
import { Bookings } from '../bookings.service.js';
import { OFFER_LAPSED } from './places.service.js';
import { LapsedOfferMails } from './lapsed-offer-mails.service.js';
import { Waitlist } from './waitlist.service.js';

/** Ends a hold that was not paid in time, or whose payment was taken back. */
@Injectable()
export class HoldEnd {
  constructor(
    private readonly bookings: Bookings,
    private readonly waitlist: Waitlist,
    private readonly mails: LapsedOfferMails,
  ) {}

  /**
   * Its places are free: the hosts hear whose turn it is. Who let an offer lapse does not wait any more, and hears so; a host
   * may put them on the list again. False when there is nothing to end.
   */
  async end(manager: EntityManager, booking: LockedBooking): Promise<boolean> {
    const isOffer = booking.offerExpiresAt !== null;
    if (!(await this.bookings.lapse(manager, booking, isOffer ? OFFER_LAPSED : 'hold_lapsed'))) return false;
    if (isOffer) {
      await changeBooking(manager, booking, { offerExpiresAt: null });
      await this.mails.add(manager, booking);
    }
    await this.waitlist.tellNext(manager, booking.tripId);
    return true;
  }
}
