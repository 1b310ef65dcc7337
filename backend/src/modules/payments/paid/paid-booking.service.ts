import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { Drafts } from '../../bookings/draft/drafts.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { Credentials } from '../login/credentials.service.js';
import { GivenMails } from './given-mails.service.js';
import { bringDispute } from '../payment/booking-dispute.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Brings a booking after something was paid on it, by whatever way. */
@Injectable()
export class PaidBooking {
  constructor(
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly credentials: Credentials,
    private readonly drafts: Drafts,
    private readonly mails: GivenMails,
  ) {}

  /** Confirms it, or marks it paid; its travellers get their accounts. */
  async bring(manager: EntityManager, booking: LockedBooking): Promise<void> {
    const now = this.clock.now();
    // Who reads with their login what is open to them need not be told once more.
    const closed = isConfirmed(booking.status) ? await this.closedCompanions(manager, booking) : [];
    const isPaid = (await balanceCents(manager, booking.id)) <= 0;
    await this.bookings.move(manager, booking, isPaid ? 'paid' : 'confirmed', {
      holdExpiresAt: null,
      confirmedAt: booking.confirmedAt ?? now,
      ...(isPaid ? { paidAt: booking.paidAt ?? now } : {}),
    });
    // Paid in parts, it was confirmed by the first one.
    if (!isConfirmed(booking.status)) {
      throw new Error(`Booking ${booking.id} cannot be confirmed: ${booking.status}.`);
    }
    if (booking.disputed) await bringDispute(manager, booking);
    await this.bookings.refresh(manager, booking.id);
    await this.drafts.forgetTyped(manager, booking);
    await this.credentials.ensure(manager, booking);
    await this.tellOpened(manager, closed);
  }

  /** The travellers with a login beside who booked, to whom the group's pages are closed. */
  private async closedCompanions(
    manager: EntityManager,
    { id: bookingId, userId: buyerId }: Booking,
  ): Promise<Guest[]> {
    const guests = await manager.findBy(Guest, { bookingId, accessGranted: false });
    return guests.filter(({ userId }) => userId !== null && userId !== buyerId);
  }

  private async tellOpened(manager: EntityManager, closed: readonly Guest[]): Promise<void> {
    if (closed.length === 0) return;
    const id = In(closed.map((guest) => guest.id));
    for (const guest of await manager.findBy(Guest, { id, accessGranted: true }))
      await this.mails.tellOfOpening(manager, guest);
  }
}
