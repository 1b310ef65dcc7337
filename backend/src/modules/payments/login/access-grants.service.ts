import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Booking } from '../../bookings/booking.entity.js';
import { STANDING } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { Credentials } from './credentials.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

const TOLD = {
  'access.granted': 'A host opened the group pages to a booking',
  'access.closed': 'A host closed the group pages to a booking',
  'access.by_payment': 'A host left the access of a booking to its payments',
};

/** A host's word on who may enter the trip's pages, whatever the ledger says. */
@Injectable()
export class AccessGrants {
  constructor(
    private readonly bookings: Bookings,
    private readonly credentials: Credentials,
    private readonly activity: ActivityLog,
  ) {}

  /** @param granted true opens early, false closes, null leaves it to the ledger again. Throws `access.booking_ended`. */
  async decide(
    manager: EntityManager,
    booking: LockedBooking,
    { granted, reason, userId }: { granted: boolean | null; reason: string; userId: number },
  ): Promise<void> {
    if (!STANDING.includes(booking.status)) throw new DomainError('access.booking_ended');
    const next = { accessOverride: granted, version: booking.version + 1 };
    await manager.update(Booking, { id: booking.id }, next);
    Object.assign(booking, next);
    if (granted) await this.credentials.ensure(manager, booking);
    await this.bookings.refresh(manager, booking.id);
    const { id: bookingId, tripId } = booking;
    const action = granted === null ? 'access.by_payment' : granted ? 'access.granted' : 'access.closed';
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason });
    await this.bookings.announce(manager, 'booking.changed', booking, TOLD[action]);
  }
}
