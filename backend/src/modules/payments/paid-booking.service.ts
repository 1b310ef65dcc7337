import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { balanceCents } from '../guests/booking-ledger.js';
import type { Booking } from '../guests/booking.entity.js';
import { Bookings } from '../guests/bookings.service.js';
import { Credentials } from './credentials.service.js';

/** Brings a booking after something was paid on it that did not come through PayPal. */
@Injectable()
export class PaidBooking {
  constructor(
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly credentials: Credentials,
  ) {}

  /** Confirms it, or marks it paid; its travellers get their accounts. The caller holds the row lock. */
  async bring(manager: EntityManager, booking: Booking): Promise<void> {
    const now = this.clock.now();
    const isPaid = (await balanceCents(manager, booking.id)) <= 0;
    await this.bookings.move(manager, booking, isPaid ? 'paid' : 'confirmed', {
      holdExpiresAt: null,
      confirmedAt: booking.confirmedAt ?? now,
      ...(isPaid ? { paidAt: booking.paidAt ?? now } : {}),
    });
    await this.bookings.refresh(manager, booking.id);
    await this.credentials.ensure(manager, booking);
  }
}
