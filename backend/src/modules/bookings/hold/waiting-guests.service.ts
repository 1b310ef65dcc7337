import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { BookingEnd } from '../booking-end.service.js';
import { lockBooking } from '../booking-lock.js';
import { buyerOf } from '../buyer-of.js';
import { shortName } from '../guest.view.js';
import { GuestRecords } from '../guest-records.service.js';

/** As the history has it. */
const LEFT = 'left_waitlist';

/** What somebody who waits does with their place in the line, by their booking's link. */
@Injectable()
export class WaitingGuests {
  constructor(
    private readonly db: DataSource,
    private readonly records: GuestRecords,
    private readonly end: BookingEnd,
  ) {}

  /**
   * Takes a booking off the waiting list, and tells the hosts; asked again, it is off. Throws `guest.not_found`, and
   * `booking.act_not_possible` for one that does not wait: places were offered to it meanwhile.
   */
  async leave(publicId: string): Promise<void> {
    const { bookingId } = await this.records.guest(publicId);
    await this.db.transaction(async (manager) => {
      const booking = await lockBooking(manager, bookingId);
      if (booking.endedReason === LEFT) return;
      if (booking.status !== 'waitlist') throw new DomainError('booking.act_not_possible');
      const { name } = await buyerOf(manager, bookingId);
      await this.end.giveUp(manager, booking, {
        reason: LEFT,
        news: `${shortName(name)} has left the waiting list`,
      });
    });
  }
}
