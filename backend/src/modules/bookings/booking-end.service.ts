import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Trips } from '../trips/trips.service.js';
import { postEntry } from './ledger/booking-ledger.js';
import type { Booking } from './booking.entity.js';
import { assertWillSail, canBecome } from './booking.rules.js';
import { Bookings } from './bookings.service.js';
import { costCents } from './booking-cost.js';
import type { LockedBooking } from './booking-lock.js';

/** Ends a booking that somebody cancels: frees its places and makes it cost what is kept. */
@Injectable()
export class BookingEnd {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
  ) {}

  /** Throws `cancellation.not_possible` for a booking that has ended, `trip.departed` and `trip.called_off`. */
  async assertCanCancel(manager: EntityManager, booking: Booking): Promise<void> {
    if (!canBecome(booking.status, 'cancelled')) throw new DomainError('cancellation.not_possible');
    assertWillSail(await this.trips.get(booking.tripId, manager), this.clock.now());
  }

  /**
   * Gives up a booking of which nothing was paid, for its buyer: it costs nothing, and the hosts hear of it.
   * @param reason as the history has it.
   */
  async giveUp(
    manager: EntityManager,
    booking: LockedBooking,
    { reason, news }: { reason: string; news: string },
  ): Promise<void> {
    await this.cancel(manager, booking, { keptCents: 0, reason, actor: 'buyer' });
    await this.bookings.refresh(manager, booking.id);
    await this.bookings.announce(manager, 'booking.changed', booking, news);
  }

  /** The caller has asked {@link assertCanCancel}, and refreshes what is derived when it is done. */
  async cancel(
    manager: EntityManager,
    booking: LockedBooking,
    { keptCents, reason, actor }: { keptCents: number; reason: string; actor: string },
  ): Promise<void> {
    const seats = booking.seatsHeld;
    const cancelledAt = this.clock.now();
    const ended = {
      seatsHeld: 0,
      holdExpiresAt: null,
      accessOverride: null,
      endedReason: reason,
      cancelledAt,
    };
    await this.bookings.move(manager, booking, 'cancelled', ended);
    await this.trips.releaseSeats(manager, booking.tripId, seats);
    const changeCents = keptCents - (await costCents(manager, booking.id));
    if (changeCents === 0) return;
    await postEntry(manager, {
      bookingId: booking.id,
      kind: 'adjustment',
      amountCents: changeCents,
      externalRef: `booking:${booking.publicId}:cancelled`,
      occurredAt: this.clock.now(),
      actor,
      note: 'cancelled',
    });
  }
}
