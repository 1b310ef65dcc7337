import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isPublicId } from '../../../platform/security/tokens.js';
import { Booking } from '../../bookings/booking.entity.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { assertRight } from '../../trips/host-right.js';
import { TripHost } from '../../trips/trip-host.entity.js';

/** A host who asks for a booking. */
export interface AskedBooking extends Asking {
  /** The booking's public id. */
  id: string;
}

/** The bookings a host may act on: those of the trips they host. */
@Injectable()
export class HostBookings {
  /**
   * Throws `booking.not_found`, also for a booking of somebody else's trip, and `host.right_missing` for a co-host who
   * does not have the right that is needed.
   */
  async get(manager: EntityManager, asked: AskedBooking): Promise<Booking> {
    return (await this.withHost(manager, asked)).booking;
  }

  /** The same, with what this host may do on its trip. */
  async withHost(
    manager: EntityManager,
    { userId, right, id: publicId }: AskedBooking,
  ): Promise<{ booking: Booking; host: TripHost }> {
    const booking = isPublicId(publicId) ? await manager.findOneBy(Booking, { publicId }) : null;
    const host = booking && (await manager.findOneBy(TripHost, { tripId: booking.tripId, userId }));
    if (!booking || !host) throw new DomainError('booking.not_found');
    if (right) assertRight(host, right);
    return { booking, host };
  }
}
