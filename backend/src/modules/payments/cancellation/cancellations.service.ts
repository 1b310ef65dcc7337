import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { costCents } from '../../bookings/booking-cost.js';
import { BookingEnd } from '../../bookings/booking-end.service.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { Waitlist } from '../../bookings/hold/waitlist.service.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { sailedThen } from '../../trips/trip-move.entity.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { Credits } from '../credits/credits.service.js';
import { assertNothingTaken, voidOpenAttempts } from '../payment/open-attempts.js';
import { Refund } from '../refunds/refund.entity.js';
import { IN_FLIGHT, waitsForHost } from '../refunds/refund.rules.js';
import { Refunds } from '../refunds/refunds.service.js';
import { bringDispute } from '../payment/booking-dispute.js';
import { CancellationMails } from './cancellation-mails.service.js';
import { cancellationTerms, type CancellationTerms } from './cancellation.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Who cancels, and what they were shown. */
export interface CancellationWish {
  by: 'guest' | 'host';
  userId: number;
  reason: string;
  /** What the policy returned when it was shown. */
  shownRefundCents: number;
  /** What is given back; a host may give more than the policy does. */
  refundCents: number;
}

/** What came of it, in cents. */
export interface Cancelled {
  refundCents: number;
  keptCents: number;
  /** What of the refund a host gives back by hand. */
  byHostCents: number;
}

/** A booking cancelled by its buyer or a host: calculated, shown, confirmed, and then all of it in one transaction. */
@Injectable()
export class Cancellations {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
    private readonly end: BookingEnd,
    private readonly refunds: Refunds,
    private readonly credits: Credits,
    private readonly activity: ActivityLog,
    private readonly mails: CancellationMails,
    private readonly waitlist: Waitlist,
  ) {}

  /** What cancelling now would return. Throws as {@link BookingEnd.assertCanCancel}. */
  async terms(manager: EntityManager, booking: LockedBooking): Promise<CancellationTerms> {
    await this.end.assertCanCancel(manager, booking);
    const trip = await this.trips.get(booking.tripId, manager);
    const boughtFor = booking.confirmedAt && (await sailedThen(manager, trip.id, booking.confirmedAt));
    return cancellationTerms({
      paidCents: await this.refunds.leftOfBooking(manager, booking.id),
      payableCents: Math.min(booking.payableCents, await costCents(manager, booking.id)),
      plan: booking.instalmentPlan,
      firstPaidOn: await this.firstPaidOn(manager, booking.id),
      departsOn: trip.startDate,
      boughtFor,
      today: dateInZone(this.clock.now(), trip.timeZone),
    });
  }

  /**
   * How much more than the policy a wish gives back, in cents. Throws `cancellation.changed`, `cancellation.out_of_range`,
   * `payment.under_way`, `refund.disputed`.
   */
  async beyondPolicyCents(
    manager: EntityManager,
    booking: LockedBooking,
    wish: Omit<CancellationWish, 'userId' | 'reason'>,
  ): Promise<number> {
    await assertNothingTaken(manager, booking);
    const terms = await this.terms(manager, booking);
    assertFigure(terms, wish);
    if (wish.refundCents > 0 && !booking.disputed) {
      await this.refunds.assertLeft(manager, { booking, payment: null }, wish.refundCents);
    }
    return wish.refundCents - terms.refundCents;
  }

  /**
   * Ends the booking and asks for the refunds. Throws `cancellation.changed` with the figure of now,
   * `cancellation.out_of_range`, `payment.under_way`, `refund.disputed`.
   */
  async cancel(manager: EntityManager, booking: LockedBooking, wish: CancellationWish): Promise<Cancelled> {
    await assertNothingTaken(manager, booking);
    // While PayPal decides, a host may end it all the same: the places are free, and the money waits.
    if (booking.disputed && wish.by === 'guest') throw new DomainError('refund.disputed');
    const terms = await this.terms(manager, booking);
    assertFigure(terms, wish);
    const { refundCents, reason, by } = wish;
    const keptCents = terms.paidCents - refundCents;
    const freed = booking.seatsHeld;
    await voidOpenAttempts(manager, booking);
    await this.credits.takeBack(manager, booking);
    // What is on its way back already is part of this now: it makes nothing cheaper any more.
    const inFlight = { bookingId: booking.id, status: In([...IN_FLIGHT]) };
    await manager.update(Refund, inFlight, { effect: 'cancellation' });
    await this.end.cancel(manager, booking, { keptCents, reason, actor: by });
    await bringDispute(manager, booking);
    const refunds = await this.giveBack(manager, booking, wish);
    await this.bookings.refresh(manager, booking.id);
    await this.tell(manager, booking, wish, keptCents);
    if (freed > 0) await this.waitlist.tellNext(manager, booking.tripId);
    const byHost = refunds.filter((refund) => waitsForHost(refund));
    return {
      refundCents,
      keptCents,
      byHostCents: byHost.reduce((sum, { amountCents }) => sum + amountCents, 0),
    };
  }

  private async giveBack(
    manager: EntityManager,
    booking: LockedBooking,
    { refundCents: amountCents, by: source, userId: requestedBy }: CancellationWish,
  ): Promise<Refund[]> {
    if (amountCents === 0 || booking.disputed) return [];
    const effect = 'cancellation' as const;
    const reason = 'Your booking was cancelled';
    return this.refunds.ofBooking(manager, booking, { amountCents, effect, source, reason, requestedBy });
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { by, userId, reason, refundCents }: CancellationWish,
    keptCents: number,
  ): Promise<void> {
    const { id: bookingId, tripId } = booking;
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: 'booking.cancelled',
      // A guest's own words stand in the booking, where they can be forgotten; the log keeps what it holds.
      reason: by === 'guest' ? null : reason,
      amountCents: refundCents,
      details: { by, keptCents },
    });
    const back = refundCents > 0 ? `${dollars(refundCents)} go back` : 'nothing goes back';
    const who = by === 'guest' ? 'A guest' : 'A host';
    await this.bookings.announce(manager, 'booking.changed', booking, `${who} cancelled a booking; ${back}`);
    await this.mails.add(manager, booking, { refundCents, keptCents, by });
  }

  /**
   * The day of the first payment that was not taken back, in the trip's zone: the day on which it was written down, for a
   * guest is not to lose days of reflection to what a host enters late, or as another day.
   */
  private async firstPaidOn(manager: EntityManager, bookingId: number): Promise<string | null> {
    const first = await rowOf(
      manager,
      z.object({ day: z.string().nullable() }),
      `SELECT min((l.occurred_at AT TIME ZONE t.time_zone)::date)::text AS day
         FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id JOIN trips t ON t.id = b.trip_id
         LEFT JOIN payments p ON p.id = l.payment_id
        WHERE l.booking_id = $1 AND l.kind IN ('capture', 'manual') AND coalesce(p.status, '') <> 'corrected'
          AND coalesce(p.reversed_cents, 0) < coalesce(p.amount_cents, 1)`,
      [bookingId],
    );
    return first?.day ?? null;
  }
}

function assertFigure(
  terms: CancellationTerms,
  { by, shownRefundCents, refundCents }: Omit<CancellationWish, 'userId' | 'reason'>,
): void {
  if (shownRefundCents !== terms.refundCents) {
    const details = { refund: dollars(terms.refundCents), refundCents: terms.refundCents };
    throw new DomainError('cancellation.changed', details);
  }
  const most = by === 'host' ? terms.paidCents : terms.refundCents;
  if (refundCents >= terms.refundCents && refundCents <= most) return;
  throw new DomainError('cancellation.out_of_range', {
    least: dollars(terms.refundCents),
    most: dollars(most),
  });
}
