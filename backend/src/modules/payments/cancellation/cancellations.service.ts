import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
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
import type { CancelledBy } from './cancellation.mail.js';
import { cancellationTerms, type CancellationTerms, type ShownTerms } from './cancellation.rules.js';
import { firstPaidOn } from './first-paid-on.js';
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

/** What becomes of a booking: by whom, why, and what is given back. */
interface Ending extends Pick<CancellationWish, 'userId' | 'reason' | 'refundCents'> {
  /** `trip`: all of the trip's bookings end. */
  by: CancelledBy;
}

/** What came of it, in cents. */
export interface Cancelled {
  refundCents: number;
  keptCents: number;
  /** What of the refund a host gives back by hand. */
  byHostCents: number;
  /** What of it goes back to who paid shares. */
  toOthersCents: number;
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
  async terms(manager: EntityManager, booking: LockedBooking): Promise<ShownTerms> {
    await this.end.assertCanCancel(manager, booking);
    const trip = await this.trips.get(booking.tripId, manager);
    const boughtFor = booking.confirmedAt && (await sailedThen(manager, trip.id, booking.confirmedAt));
    const terms = cancellationTerms({
      paidCents: await this.refunds.leftOfBooking(manager, booking.id),
      payableCents: Math.min(booking.payableCents, await costCents(manager, booking.id)),
      plan: booking.instalmentPlan,
      policy: booking.cancellation,
      firstPaidOn: await firstPaidOn(manager, booking.id),
      departsOn: trip.startDate,
      boughtFor,
      today: dateInZone(this.clock.now(), trip.timeZone),
    });
    return { ...terms, toOthersCents: await this.refunds.toOthers(manager, booking.id, terms.refundCents) };
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
    // A trip that is just being called off is waited for: everything comes back then, whatever the policy keeps.
    await this.trips.getLocked(booking.tripId, manager);
    const terms = await this.terms(manager, booking);
    assertFigure(terms, wish);
    return this.carryOut(manager, booking, wish, terms.paidCents);
  }

  /** Ends a booking of a trip that is called off: all that was paid goes back. Throws `payment.under_way`. */
  async withTrip(
    manager: EntityManager,
    booking: LockedBooking,
    word: Pick<CancellationWish, 'userId' | 'reason'>,
  ): Promise<void> {
    await assertNothingTaken(manager, booking);
    const refundCents = await this.refunds.leftOfBooking(manager, booking.id);
    await this.carryOut(manager, booking, { ...word, by: 'trip', refundCents }, refundCents);
  }

  private async carryOut(
    manager: EntityManager,
    booking: LockedBooking,
    wish: Ending,
    paidCents: number,
  ): Promise<Cancelled> {
    const { refundCents, reason, by } = wish;
    const keptCents = paidCents - refundCents;
    const freed = booking.seatsHeld;
    await voidOpenAttempts(manager, booking);
    await this.credits.takeBack(manager, booking);
    // What is on its way back already is part of this now: it makes nothing cheaper any more.
    const inFlight = { bookingId: booking.id, status: In([...IN_FLIGHT]) };
    await manager.update(Refund, inFlight, { effect: 'cancellation' });
    await this.end.cancel(manager, booking, { keptCents, reason, actor: whoOf(by) });
    await bringDispute(manager, booking);
    const toOthersCents = await this.refunds.toOthers(manager, booking.id, refundCents);
    const refunds = await this.giveBack(manager, booking, wish);
    await this.bookings.refresh(manager, booking.id);
    await this.tell(manager, booking, wish, { keptCents, toOthersCents });
    if (freed > 0 && by !== 'trip') await this.waitlist.tellNext(manager, booking.tripId);
    const byHost = refunds.filter((refund) => waitsForHost(refund));
    return {
      refundCents,
      keptCents,
      byHostCents: byHost.reduce((sum, { amountCents }) => sum + amountCents, 0),
      toOthersCents,
    };
  }

  private async giveBack(
    manager: EntityManager,
    booking: LockedBooking,
    { refundCents: amountCents, by, userId: requestedBy }: Ending,
  ): Promise<Refund[]> {
    if (amountCents === 0 || booking.disputed) return [];
    const effect = 'cancellation' as const;
    const reason = by === 'trip' ? 'The trip was called off' : 'Your booking was cancelled';
    const source = whoOf(by);
    return this.refunds.ofBooking(manager, booking, { amountCents, effect, source, reason, requestedBy });
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { by, userId, reason, refundCents }: Ending,
    { keptCents, toOthersCents }: Pick<Cancelled, 'keptCents' | 'toOthersCents'>,
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
    await this.bookings.announce(manager, 'booking.changed', booking, `${NEWS[by]}; ${back}`);
    await this.mails.add(manager, booking, { refundCents, keptCents, toOthersCents, by });
  }
}

const NEWS: Record<CancelledBy, string> = {
  guest: 'A guest cancelled a booking',
  host: 'A host cancelled a booking',
  trip: 'A booking ended with its trip',
};

/** A trip is called off by its hosts. */
const whoOf = (by: CancelledBy) => (by === 'guest' ? 'guest' : 'host');

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
