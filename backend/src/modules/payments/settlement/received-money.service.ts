import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { balanceCents, postEntry } from '../../bookings/ledger/booking-ledger.js';
import { isConfirmed, STANDING, UNPAID_HOLDS } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { isPlacesGone, Places } from '../../bookings/hold/places.service.js';
import { PlanChange } from '../../bookings/ledger/plan-change.service.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { shortName } from '../../bookings/guest.view.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { GivenMails } from '../paid/given-mails.service.js';
import { voidOpenAttempts } from '../payment/open-attempts.js';
import { PaidBooking } from '../paid/paid-booking.service.js';
import type { LockedPayment } from '../payment/payment-locks.js';
import type { Receipt, Received } from '../payment/receipt.js';
import { takingRef } from '../payment/provider-refs.js';
import { endedWords, lateWords } from './late-money.rules.js';

/** Posts money that has come, once, and brings the payment, the booking and its people after it. */
@Injectable()
export class ReceivedMoney {
  constructor(
    private readonly clock: Clock,
    private readonly news: TripNewsDesk,
    private readonly bookings: Bookings,
    private readonly places: Places,
    private readonly plans: PlanChange,
    private readonly paid: PaidBooking,
    private readonly mails: GivenMails,
  ) {}

  /** Null when it stands in the books already. In the caller's transaction, under the rows' locks. */
  async book(manager: EntityManager, locked: LockedPayment, receipt: Receipt): Promise<Received | null> {
    const { booking, payment } = locked;
    const externalRef = takingRef(receipt.captureId);
    if (await manager.existsBy(LedgerEntry, { externalRef })) return null;
    // Of the first payment tells the mail with the login.
    const wasConfirmed = isConfirmed(booking.status);
    const lateWhy = await this.refusedPlaces(manager, locked);
    const hasPlaces = lateWhy === null;
    const { amountCents } = receipt;
    if (hasPlaces)
      await this.plans.byFirst(manager, booking, { amountCents, isForAll: payment.purpose === 'full' });
    const owedCents = Math.max(0, await balanceCents(manager, booking.id));
    await postEntry(manager, {
      bookingId: booking.id,
      paymentId: payment.id,
      kind: 'capture',
      amountCents: 0 - amountCents,
      externalRef,
      occurredAt: this.clock.now(),
      actor: 'paypal',
    });
    await this.complete(manager, locked, receipt);
    // What the buyer has open in another tab, or approved, would be taken on top of it.
    await voidOpenAttempts(manager, booking);
    if (hasPlaces) await this.paid.bring(manager, booking);
    else await this.bookings.refresh(manager, booking.id);
    if (hasPlaces && wasConfirmed) await this.mails.tellOfPayment(manager, payment);
    await this.tellHosts(manager, locked, amountCents, lateWhy);
    return { excessCents: Math.max(0, amountCents - owedCents), lateWhy };
  }

  /**
   * Why the booking cannot stand, as a sentence goes on; null when it can. Late money on a lapsed booking takes the places
   * again, where there are any at its price; a first payment that comes after the ship has sailed goes back, unless we asked
   * PayPal for it before.
   */
  private async refusedPlaces(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
  ): Promise<string | null> {
    if (booking.status !== 'expired' && !UNPAID_HOLDS.includes(booking.status))
      return STANDING.includes(booking.status) ? null : endedWords(booking);
    try {
      if (booking.status === 'expired')
        await this.bookings.revive(manager, booking, 'site', payment.createdAt);
      else if (payment.status !== 'capturing') await this.places.assertStillSold(manager, booking);
      return null;
    } catch (err) {
      if (!isPlacesGone(err)) throw err;
      // With the money in it, it ends as all bookings of its trip do, and its buyer reads why.
      if (err.code === 'trip.called_off' && booking.status !== 'expired') return null;
      await this.bookings.lapse(manager, booking, 'departed');
      return lateWords(booking, err);
    }
  }

  private async complete(
    manager: EntityManager,
    { payment }: LockedPayment,
    { captureId, feeCents }: Receipt,
  ): Promise<void> {
    const now = this.clock.now();
    Object.assign(payment, {
      status: 'completed',
      completedAt: payment.completedAt ?? now,
      providerCaptureId: captureId,
      feeCents,
      lastIssue: null,
      nextCheckAt: null,
      updatedAt: now,
    });
    await manager.save(payment);
  }

  private async tellHosts(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    receivedCents: number,
    lateWhy: string | null,
  ): Promise<void> {
    const buyer = await buyerOf(manager, booking.id);
    const paid = payment.shareId
      ? `A share of ${shortName(buyer.name)} is paid, ${dollars(receivedCents)}`
      : `${shortName(buyer.name)} paid ${dollars(receivedCents)}`;
    const summary = {
      text: lateWhy === null ? paid : `${paid} ${lateWhy}: it goes back`,
      bookingId: booking.publicId,
      amountCents: receivedCents,
      status: booking.status,
    };
    await this.news.announce(manager, { type: 'payment.received', tripId: booking.tripId, summary });
  }
}
