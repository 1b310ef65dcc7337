import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { balanceCents, postEntry } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed, STANDING } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { GivenMails } from '../paid/given-mails.service.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import { PaidBooking } from '../paid/paid-booking.service.js';
import { Credit } from './credit.entity.js';
import { type CreditUse, planUse, usableCredits } from './credit.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** What a host grants. */
export interface NewCredit {
  amountCents: number;
  reason: string;
  /** `YYYY-MM-DD` in the trip's zone, or null. */
  expiresOn: string | null;
  grantedBy: number;
}

/** Money a host lets a buyer keep: granted with a reason, used up to what is owed, taken back when the booking ends. */
@Injectable()
export class Credits {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
    private readonly paid: PaidBooking,
    private readonly mails: GivenMails,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `credit.booking_ended`, `request.invalid` for a day that is over. */
  async assertPossible(
    manager: EntityManager,
    booking: LockedBooking,
    { expiresOn }: Pick<NewCredit, 'expiresOn'>,
  ): Promise<void> {
    if (!STANDING.includes(booking.status)) throw new DomainError('credit.booking_ended');
    if (expiresOn && expiresOn < (await this.today(manager, booking))) {
      throw new DomainError('request.invalid', {}, { expiresOn: 'Choose a day that is still to come' });
    }
  }

  /** What of the credits of a booking can be used today. */
  async usableCents(manager: EntityManager, booking: Booking): Promise<number> {
    return (await this.usable(manager, booking)).reduce((sum, { remainingCents }) => sum + remainingCents, 0);
  }

  /** After {@link assertPossible}. */
  async grant(manager: EntityManager, booking: Booking, credit: NewCredit): Promise<Credit> {
    const { grantedBy: userId, amountCents, reason } = credit;
    const row = manager.create(Credit, {
      ...credit,
      bookingId: booking.id,
      remainingCents: amountCents,
      createdAt: this.clock.now(),
    });
    await manager.save(row);
    await this.mails.tellOfCredit(manager, row);
    const { id: bookingId, tripId } = booking;
    const action = 'credit.granted';
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason, amountCents });
    const text = `A host granted a credit of ${dollars(amountCents)}`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
    return row;
  }

  /**
   * Pays what is owed with credits, those that end first before others; answers how much. Before the first payment a credit
   * counts only where it pays everything. Throws `credit.none`, `credit.not_yet`, `payment.already_paid`, `payment.under_way`,
   * `credit.booking_ended`.
   */
  async use(manager: EntityManager, booking: LockedBooking, userId: number): Promise<number> {
    if (!STANDING.includes(booking.status)) throw new DomainError('credit.booking_ended');
    await assertNothingUnderWay(manager, booking);
    const owed = await balanceCents(manager, booking.id);
    if (owed <= 0) throw new DomainError('payment.already_paid');
    const uses = planUse(await this.usable(manager, booking), owed);
    const usedCents = uses.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (usedCents === 0) throw new DomainError('credit.none');
    if (!isConfirmed(booking.status) && usedCents < owed) throw new DomainError('credit.not_yet');
    // An order over the old amount would take too much.
    await voidOpenAttempts(manager, booking);
    for (const use of uses) await this.post(manager, booking, use, userId);
    await this.paid.bring(manager, booking);
    const { id: bookingId, tripId } = booking;
    const action = 'credit.used';
    await this.activity.note(manager, { userId, tripId, bookingId, action, amountCents: usedCents });
    const text = `A credit of ${dollars(usedCents)} was used`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
    return usedCents;
  }

  /** When a booking is cancelled: what was used of its credits is no money to give back, and the rest is void. */
  async takeBack(manager: EntityManager, booking: Booking): Promise<void> {
    const bookingId = booking.id;
    const used = (await manager.sum(LedgerEntry, 'amountCents', { bookingId, kind: 'credit' })) ?? 0;
    const takenBackAt = this.clock.now();
    await manager.update(Credit, { bookingId, takenBackAt: IsNull() }, { takenBackAt, remainingCents: 0 });
    if (used === 0) return;
    await postEntry(manager, {
      bookingId,
      kind: 'credit',
      amountCents: 0 - used,
      externalRef: `booking:${booking.publicId}:credits_taken_back`,
      occurredAt: takenBackAt,
      actor: 'system',
      note: 'cancelled',
    });
  }

  private async usable(manager: EntityManager, booking: Booking): Promise<Credit[]> {
    const credits = await manager.findBy(Credit, { bookingId: booking.id, remainingCents: MoreThan(0) });
    return usableCredits(credits, await this.today(manager, booking));
  }

  private async post(
    manager: EntityManager,
    booking: Booking,
    { credit, amountCents }: CreditUse<Credit>,
    userId: number,
  ): Promise<void> {
    await postEntry(manager, {
      bookingId: booking.id,
      kind: 'credit',
      amountCents: 0 - amountCents,
      // What is left of a credit only falls, so each use of it has a name of its own.
      externalRef: `credit:${credit.id}:from:${credit.remainingCents}`,
      occurredAt: this.clock.now(),
      actor: `user:${userId}`,
      note: credit.reason,
    });
    credit.remainingCents -= amountCents;
    await manager.save(credit);
  }

  private async today(manager: EntityManager, booking: Booking): Promise<string> {
    const { timeZone } = await this.trips.get(booking.tripId, manager);
    return dateInZone(this.clock.now(), timeZone);
  }
}
