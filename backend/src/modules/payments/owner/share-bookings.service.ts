import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { lockBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import { Trips } from '../../trips/trips.service.js';
import type { PaymentShare } from '../shares/payment-share.entity.js';
import { ShareLinks } from '../shares/share-links.service.js';
import { shareRefusal } from '../shares/share-standing.js';

/** A share that may be paid now, and its booking. */
interface OpenShare {
  booking: LockedBooking;
  share: PaymentShare;
}

/** The booking that the link of a share pays a part of. */
@Injectable()
export class ShareBookings {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly links: ShareLinks,
  ) {}

  /**
   * The booking, locked. A share neither takes places nor chooses how the booking is paid: only what is left of one that is
   * confirmed is paid by it. Throws `share.not_found`, and what {@link shareRefusal} finds in its way.
   */
  async open(manager: EntityManager, token: string): Promise<OpenShare> {
    const share = await this.links.find(manager, token);
    if (!share) throw new DomainError('share.not_found');
    const booking = await lockBooking(manager, share.bookingId);
    const trip = await this.trips.get(booking.tripId, manager);
    const refusal = await shareRefusal(manager, share.id, { booking, trip, now: this.clock.now() });
    if (refusal) throw new DomainError(refusal);
    return { booking, share };
  }
}
