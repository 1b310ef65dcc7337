import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { balanceCents } from '../guests/booking-ledger.js';
import { bookingReference } from '../guests/guest.view.js';
import { amountCents, dollars } from '../guests/money-text.js';
import { MoneyAlerts } from './alerts/money-alerts.service.js';
import type { LockedPayment } from './payment-locks.js';
import { Payment } from './payment.entity.js';
import { RECEIVED } from './payment.rules.js';
import type { PayPalCapture } from './paypal/paypal.schemas.js';
import type { Receipt, Received } from './received-money.service.js';
import { Refunds } from './refunds/refunds.service.js';

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
    { excessCents, hasPlaces }: Received,
  ): Promise<void> {
    if (excessCents === 0) return this.notePaidTwice(manager, { booking, payment }, captureId);
    const text = hasPlaces
      ? `Booking ${bookingReference(booking)} was paid ${dollars(excessCents)} more than it owed`
      : `${dollars(amountCents)} came for booking ${bookingReference(booking)}, which has no places any more`;
    const locked = { booking, payment };
    await this.requestRefund(manager, locked, excessCents);
    await this.alerts.raise(manager, {
      kind: hasPlaces ? 'overpaid' : 'unapplied',
      ref: `paypal:capture:${captureId}`,
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
    const before = { bookingId: booking.id, purpose, status: In([...RECEIVED]), id: Not(payment.id) };
    if (purpose === 'balance' || !(await manager.existsBy(Payment, before))) return;
    await this.alerts.raise(manager, {
      kind: 'overpaid',
      ref: `paypal:capture:${captureId}`,
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: 0,
      theirsCents: amountCents,
      currency: payment.currency,
      text: `Booking ${bookingReference(booking)} paid the same part twice (${dollars(amountCents)}): the second one counts for what is due later. Give it back if the buyer wants it`,
    });
  }

  /** What has gone back meanwhile is not asked for again. While PayPal decides a dispute it refunds nothing: a person does. */
  private async requestRefund(
    manager: EntityManager,
    locked: LockedPayment,
    excessCents: number,
  ): Promise<void> {
    const inFavour = 0 - (await balanceCents(manager, locked.booking.id));
    const amount = Math.min(excessCents, inFavour);
    if (amount <= 0 || locked.booking.disputed) return;
    await this.refunds.ofPayment(manager, locked, {
      amountCents: amount,
      effect: 'overpaid',
      source: 'system',
      reason: 'This payment was not owed any more',
      requestedBy: null,
    });
  }

  /** Money that is not what was asked for, or comes once more, pays nothing (PAY-13, PAY-15): a person decides. */
  async setAside(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    capture: PayPalCapture,
  ): Promise<void> {
    const { value, currency_code: currency } = capture.amount;
    await this.alerts.raise(manager, {
      kind: 'unapplied',
      ref: `paypal:capture:${capture.id}`,
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: payment.amountCents,
      theirsCents: amountCents(value),
      currency,
      text: `${value} ${currency} came for booking ${bookingReference(booking)}, which asked for ${dollars(payment.amountCents)} once: it counts for nothing`,
    });
  }
}
