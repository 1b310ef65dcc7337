import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { STANDING } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';
import { bringBooking } from '../payment/booking-standing.js';
import { ExcessMoney } from '../refunds/excess-money.service.js';
import { lockPayment, type LockedPayment } from '../payment/payment-locks.js';
import { Payment } from '../payment/payment.entity.js';
import { movePayment } from '../payment/payment-move.js';
import { RECEIVED } from '../payment/payment.rules.js';
import { linesUnder, postUpTo } from '../refunds/ledger-target.js';
import { statusAfterRefunds } from '../refunds/refund.rules.js';
import type { SeenRefund } from '../refunds/seen-refund.js';
import { bringDispute } from '../payment/booking-dispute.js';
import { knownReversals, type OpenReversal, openReversals } from '../payment/open-reversals.js';
import { endOf, type ReversalEnd } from './reversal-end.rules.js';
import { TakenBackMails } from './taken-back-mails.service.js';
import { reversalRef } from '../payment/provider-refs.js';

/** A reversal as PayPal shows it: money that a bank or PayPal has taken back from us. */
export interface SeenReversal {
  /** PayPal's id of the transaction that took it. */
  id: string;
  amountCents: number;
  /** It has been given back to us. */
  isCanceled: boolean;
  /** What said so, where it was not the reversal itself. */
  endedBy?: string;
}

/** Money taken back from us: the booking owes it again, and its doors close until it is settled. */
@Injectable()
export class Reversals {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly alerts: MoneyAlerts,
    private readonly excess: ExcessMoney,
    private readonly mails: TakenBackMails,
  ) {}

  /** Brings the books to what PayPal says of a reversal; its payment is booked before. Called again it changes nothing. */
  async record(paymentId: number, seen: SeenReversal): Promise<void> {
    await this.db.transaction(async (manager) => {
      const locked = await lockPayment(manager, paymentId);
      await this.book(manager, locked, seen);
    });
  }

  /** The reversals of a payment that PayPal has not given back. */
  openOf(paymentId: number): Promise<OpenReversal[]> {
    return openReversals(this.db.manager, paymentId);
  }

  /** Ends the reversal of as much that a report means without naming it. Told again it changes nothing. */
  async end(paymentId: number, end: ReversalEnd): Promise<void> {
    await this.db.transaction(async (manager) => {
      const locked = await lockPayment(manager, paymentId);
      const meant = endOf(end, await knownReversals(manager, paymentId));
      if (typeof meant === 'string') return;
      const { id, amountCents } = meant;
      await this.book(manager, locked, { id, amountCents, isCanceled: true, endedBy: end.by });
    });
  }

  /** Whether the books have what such a report tells of. */
  async knowsEnd(paymentId: number, end: ReversalEnd): Promise<boolean> {
    return endOf(end, await knownReversals(this.db.manager, paymentId)) === 'known';
  }

  private async book(manager: EntityManager, locked: LockedPayment, seen: SeenReversal): Promise<void> {
    const { booking, payment } = locked;
    const wasDisputed = booking.disputed;
    if (!RECEIVED.includes(payment.status)) {
      throw new Error(
        `Payment ${payment.id} is ${payment.status}: its capture is booked before its reversal.`,
      );
    }
    // It was told late: PayPal takes a second time under another id.
    if (!seen.isCanceled && (await this.isOver(manager, payment.id, seen.id))) return;
    const isNews = await postUpTo(manager, {
      bookingId: booking.id,
      paymentId: payment.id,
      kind: 'reversal',
      amountCents: seen.isCanceled ? 0 : seen.amountCents,
      externalRef: reversalRef(seen.id),
      occurredAt: this.clock.now(),
      actor: 'paypal',
      note: seen.endedBy ?? null,
    });
    await this.bringEnded(manager, booking, seen);
    await this.bringPayment(manager, payment);
    await bringDispute(manager, booking);
    await bringBooking(manager, this.bookings, booking, this.clock.now());
    if (!seen.isCanceled) return this.alarm(manager, locked, seen);
    if (wasDisputed && !booking.disputed)
      await this.mails.tell(manager, payment, { stage: 'settled', by: seen.id });
    await this.alerts.settle(manager, 'reversed', seen.id, 'PayPal gave the money back');
    if (isNews) await this.excess.giveOn(manager, locked, seen.amountCents);
  }

  private async isOver(manager: EntityManager, paymentId: number, reversalId: string): Promise<boolean> {
    const known = await knownReversals(manager, paymentId);
    return known.some(({ id, isOpen }) => id === reversalId && !isOpen);
  }

  /** A booking that has ended owes nothing again: what was kept of it is gone with the reversal, and back with its end. */
  private async bringEnded(manager: EntityManager, booking: Booking, seen: SeenReversal): Promise<void> {
    if (STANDING.includes(booking.status)) return;
    const externalRef = `booking:${booking.publicId}:reversal:${seen.id}`;
    const { posted } = await linesUnder(manager, externalRef);
    const owed = Math.max(0, await balanceCents(manager, booking.id));
    const amountCents = seen.isCanceled ? 0 : posted - owed;
    const line = { bookingId: booking.id, occurredAt: this.clock.now(), actor: 'paypal' };
    await postUpTo(manager, { ...line, kind: 'adjustment', amountCents, externalRef });
  }

  private async bringPayment(manager: EntityManager, payment: Payment): Promise<void> {
    const sum = async (kind: 'reversal' | 'refund') =>
      (await manager.sum(LedgerEntry, 'amountCents', { paymentId: payment.id, kind })) ?? 0;
    payment.reversedCents = Math.min(await sum('reversal'), payment.amountCents);
    await manager.update(Payment, { id: payment.id }, { reversedCents: payment.reversedCents });
    const to =
      payment.reversedCents > 0 ? 'reversed' : statusAfterRefunds(payment.amountCents, await sum('refund'));
    const { lastIssue, nextCheckAt } = payment;
    await movePayment(manager, payment, to, { lastIssue, nextCheckAt }, this.clock.now());
  }

  /**
   * PayPal shows a payment as gone. While the refunds and reversals we know do not make up for it, the doors stay shut: the
   * report that explains it is on its way.
   */
  async bringUnexplained(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    refunds: readonly SeenRefund[],
  ): Promise<void> {
    const back = refunds.filter(({ state }) => state === 'completed');
    const known = back.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (known >= payment.amountCents || payment.status === 'reversed') {
      await bringDispute(manager, booking);
    } else {
      booking.disputed = true;
      await manager.update(Booking, { id: booking.id }, { disputed: true });
    }
    await this.bookings.refresh(manager, booking.id);
  }

  private async alarm(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    seen: SeenReversal,
  ): Promise<void> {
    const whose = payment.shareId ? 'the bank of who paid a share' : "the buyer's bank";
    await this.alerts.raise(manager, {
      kind: 'reversed',
      ref: seen.id,
      tripId: booking.tripId,
      bookingId: booking.id,
      theirsCents: seen.amountCents,
      text: `${dollars(seen.amountCents)} of booking ${bookingReference(booking)} was taken back by ${whose} or PayPal: its access is closed`,
    });
    await this.mails.tell(manager, payment, { stage: 'taken', by: seen.id });
  }
}
