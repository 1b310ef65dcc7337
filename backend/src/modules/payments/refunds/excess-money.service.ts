import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars, signedCents } from '../../bookings/quote/money-text.js';
import { STANDING } from '../../bookings/booking.rules.js';
import { givenBackRef } from '../alerts/given-back-ref.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';
import type { LockedPayment } from '../payment/payment-locks.js';
import { Payment } from '../payment/payment.entity.js';
import { KEPT, refundableCents } from '../payment/payment.rules.js';
import type { Taking } from '../provider/provider.types.js';
import type { Receipt, Received } from '../payment/receipt.js';
import { owedBackCents } from '../receipts/booking-money.rules.js';
import { Refund } from './refund.entity.js';
import { Refunds } from './refunds.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { takingRef } from '../payment/provider-refs.js';

const UNOWED = {
  effect: 'overpaid',
  source: 'system',
  reason: 'This payment was not owed any more',
  requestedBy: null,
} as const;

/** Money that pays nothing is never silently kept: a host is told, and what can go back by itself does. */
@Injectable()
export class ExcessMoney {
  constructor(
    private readonly alerts: MoneyAlerts,
    private readonly refunds: Refunds,
  ) {}

  /** Asks for the return of what nobody owed. In the transaction that booked it. */
  async giveBack(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    { captureId, amountCents }: Receipt,
    { excessCents, lateWhy }: Received,
  ): Promise<void> {
    if (excessCents === 0) return this.notePaidTwice(manager, { booking, payment }, captureId);
    const text =
      lateWhy === null
        ? `Booking ${bookingReference(booking)} was paid ${dollars(excessCents)} more than it owed`
        : `${dollars(amountCents)} came for booking ${bookingReference(booking)} ${lateWhy}`;
    const reason = lateWhy === null ? UNOWED.reason : `This payment came ${lateWhy}`;
    const locked = { booking, payment };
    await this.requestRefund(manager, locked, excessCents, reason);
    await this.alerts.raise(manager, {
      kind: lateWhy === null ? 'overpaid' : 'unapplied',
      ref: takingRef(captureId),
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: amountCents - excessCents,
      theirsCents: amountCents,
      currency: payment.currency,
      text,
    });
  }

  /** A part that was paid before: it counts for what is due later, and a person may give it back (PAY-29). */
  private async notePaidTwice(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    captureId: string,
  ): Promise<void> {
    const { purpose, amountCents } = payment;
    // What has gone back, or was taken back, is rightly paid again.
    const before = { bookingId: booking.id, purpose, status: In([...KEPT]), id: Not(payment.id) };
    if (purpose === 'balance' || !(await manager.existsBy(Payment, before))) return;
    await this.alerts.raise(manager, {
      kind: 'overpaid',
      ref: takingRef(captureId),
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: 0,
      theirsCents: amountCents,
      currency: payment.currency,
      text: `Booking ${bookingReference(booking)} paid the same part twice (${dollars(amountCents)}): the second one counts for what is due later. Give it back if the buyer wants it`,
    });
  }

  /**
   * What was taken of a payment has come back, and its booking has ended or was paid another way meanwhile: hosts are told, and
   * it goes to the buyer. The caller has posted it.
   */
  async giveOn(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    backCents: number,
  ): Promise<void> {
    const excessCents = Math.min(backCents, await this.unowed(manager, booking.id));
    if (excessCents <= 0) return;
    const stands = STANDING.includes(booking.status);
    const why = stands ? 'which was paid another way meanwhile' : 'which has ended meanwhile';
    await this.alerts.raise(manager, {
      kind: stands ? 'overpaid' : 'unapplied',
      ref: givenBackRef(payment),
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: backCents - excessCents,
      theirsCents: backCents,
      currency: payment.currency,
      text: `${dollars(backCents)} that had been taken back came again for booking ${bookingReference(booking)}, ${why}: ${dollars(excessCents)} goes back to ${payment.shareId ? 'who paid this share' : 'the buyer'}${booking.disputed ? ' when PayPal has decided' : ''}`,
    });
    await this.requestRefund(manager, { booking, payment }, excessCents);
  }

  /** PayPal has decided: what had to wait for it goes back now, of whichever payment has it. */
  async giveWhatWaited(manager: EntityManager, booking: LockedBooking): Promise<void> {
    if (booking.disputed) return;
    const unowed = await this.unowed(manager, booking.id);
    const amountCents = Math.min(unowed, await this.refunds.leftOfBooking(manager, booking.id));
    if (amountCents > 0) await this.refunds.ofBooking(manager, booking, { ...UNOWED, amountCents });
  }

  /** What nobody owes and is not on its way back. */
  private async unowed(manager: EntityManager, bookingId: number): Promise<number> {
    const owed = await balanceCents(manager, bookingId);
    return owedBackCents(owed, await manager.findBy(Refund, { bookingId }));
  }

  /** What has gone back meanwhile is not asked for again. While PayPal decides a dispute it refunds nothing: it waits. */
  private async requestRefund(
    manager: EntityManager,
    locked: LockedPayment,
    excessCents: number,
    reason: string = UNOWED.reason,
  ): Promise<void> {
    const unowed = await this.unowed(manager, locked.booking.id);
    const amount = Math.min(excessCents, unowed, refundableCents(locked.payment));
    if (amount <= 0 || locked.booking.disputed) return;
    await this.refunds.ofPayment(manager, locked, { ...UNOWED, reason, amountCents: amount });
  }

  /** Money that is not what was asked for, or comes once more, pays nothing (PAY-13, PAY-15): a person decides. */
  async setAside(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    { id, money: { amount, currency } }: Taking,
  ): Promise<void> {
    await this.alerts.raise(manager, {
      kind: 'unapplied',
      ref: takingRef(id),
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: payment.amountCents,
      theirsCents: signedCents(amount),
      currency,
      text: `${amount} ${currency} came for booking ${bookingReference(booking)}, which asked for ${dollars(payment.amountCents)} once: it counts for nothing`,
    });
  }
}
