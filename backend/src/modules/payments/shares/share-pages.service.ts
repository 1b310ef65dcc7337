import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { shortName } from '../../bookings/guest.view.js';
import { Trips } from '../../trips/trips.service.js';
import type { SharePageDto } from './share-page.dto.js';
import { ShareLinks } from './share-links.service.js';
import { bookingShares } from './share-standing.js';

/** What the holder of a share's link reads. */
@Injectable()
export class SharePages {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly links: ShareLinks,
  ) {}

  /** One moment's picture. Throws `share.not_found`. */
  read(token: string): Promise<SharePageDto> {
    return this.db.transaction('REPEATABLE READ', (manager) => this.draw(manager, token));
  }

  private async draw(manager: EntityManager, token: string): Promise<SharePageDto> {
    const found = await this.links.find(manager, token);
    if (!found) throw new DomainError('share.not_found');
    const booking = await manager.findOneByOrFail(Booking, { id: found.bookingId });
    const trip = await this.trips.get(booking.tripId, manager);
    const { facts, standings } = await bookingShares(manager, { booking, trip, now: this.clock.now() });
    const standing = standings.find(({ share }) => share.id === found.id);
    if (!standing) throw new DomainError('share.not_found');
    const { share, state, amountCents, paidOn, returnedCents, returnedOn, endsOn } = standing;
    const { title, startDate, endDate } = trip;
    return {
      name: share.name,
      state,
      amountCents,
      paidOn,
      returnedCents,
      returnedOn,
      endsOn,
      isBookingCancelled: facts.isCancelled,
      buyer: shortName((await buyerOf(manager, booking.id)).name),
      cabinType: booking.cabinType,
      cabinName: trip.config.cabins[booking.cabinType].name,
      trip: { title, startDate, endDate },
    };
  }
}
