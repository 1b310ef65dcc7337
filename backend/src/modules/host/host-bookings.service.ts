import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isPublicId } from '../../platform/security/tokens.js';
import { Booking } from '../guests/booking.entity.js';

/** The bookings a host may act on: those of the trips they host. */
@Injectable()
export class HostBookings {
  /** Throws `booking.not_found`, also for a booking of somebody else's trip. */
  async get(manager: EntityManager, userId: number, publicId: string): Promise<Booking> {
    const booking = isPublicId(publicId)
      ? await manager
          .createQueryBuilder(Booking, 'b')
          .where('b.publicId = :publicId', { publicId })
          .andWhere('EXISTS (SELECT FROM trip_hosts h WHERE h.trip_id = b.trip_id AND h.user_id = :userId)', {
            userId,
          })
          .getOne()
      : null;
    if (!booking) throw new DomainError('booking.not_found');
    return booking;
  }
}
