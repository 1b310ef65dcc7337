import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Trips } from '../../trips/trips.service.js';
import { balanceCents, postEntry } from './booking-ledger.js';
import { Booking } from '../booking.entity.js';
import { STANDING, UNPAID_HOLDS } from '../booking.rules.js';
import { Bookings } from '../bookings.service.js';
import { writeParts } from './parts.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { planByFirst } from './plan-change.rules.js';
import { termsOf } from '../booking-terms.js';
import type { Plan, PlanTerms } from '../quote/quote.rules.js';
import type { LockedBooking } from '../booking-lock.js';

/** What the line says that takes back the discount of what is paid in parts after all. */
const PAID_IN_PARTS = 'Paid in parts';

/** Who changes how a booking is paid, and what hosts read of it. */
interface Change {
  plan: Plan;
  actor: 'buyer' | 'system';
  note: string | null;
  text: string;
}

/**
 * In full or in parts: a buyer may still change that while nothing is paid, and the first payment settles it. The total stays
 * what they saw when booking.
 */
@Injectable()
export class PlanChange {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
  ) {}

  /** The caller has made sure that no money is on its way. Throws `payment.plan_fixed`. */
  async to(manager: EntityManager, booking: LockedBooking, plan: Plan): Promise<void> {
    if (!UNPAID_HOLDS.includes(booking.status) || !(await isUntouched(manager, booking)))
      throw new DomainError('payment.plan_fixed');
    const way = plan === 'full' ? 'pay in full' : 'pay in parts';
    const text = `A buyer now wants to ${way}`;
    await this.write(manager, booking, { plan, actor: 'buyer', note: null, text });
  }

  /**
   * Before money is posted on which nothing is paid yet: it decides how the booking is paid, see {@link planByFirst}.
   * @param isForAll whether the buyer was asked for everything in one payment
   */
  async byFirst(
    manager: EntityManager,
    booking: LockedBooking,
    { amountCents, isForAll }: { amountCents: number; isForAll: boolean },
  ): Promise<void> {
    if (!STANDING.includes(booking.status) || !(await isUntouched(manager, booking))) return;
    const { payableCents: inFullCents } = await this.terms(manager, booking, 'full');
    const owedCents = booking.payableCents;
    const plan = planByFirst({ plan: booking.plan, amountCents, owedCents, isForAll, inFullCents });
    if (plan === booking.plan) return;
    const isEnded = plan === 'installment';
    const text = `A booking is paid ${isEnded ? 'in parts: the discount for one payment has ended' : 'in full after all'}`;
    await this.write(manager, booking, { plan, actor: 'system', note: isEnded ? PAID_IN_PARTS : null, text });
  }

  /** After the only payment turned out to be none: what was to be paid in full before it is again. As {@link byFirst}. */
  async withoutFirst(manager: EntityManager, booking: LockedBooking): Promise<void> {
    const { id: bookingId, plan, status } = booking;
    if (plan === 'full' || !STANDING.includes(status) || !(await isUntouched(manager, booking))) return;
    if (!(await manager.existsBy(LedgerEntry, { bookingId, kind: 'discount', note: PAID_IN_PARTS }))) return;
    const text = 'A booking is to be paid in full again';
    await this.write(manager, booking, { plan: 'full', actor: 'system', note: null, text });
  }

  private async write(manager: EntityManager, booking: LockedBooking, change: Change): Promise<void> {
    const terms = await this.terms(manager, booking, change.plan);
    await writeParts(manager, booking, terms.parts);
    await this.writeDiscount(manager, booking, change, terms);
    await this.bookings.refresh(manager, booking.id);
    await this.bookings.announce(manager, 'booking.changed', booking, change.text);
  }

  private async terms(manager: EntityManager, booking: LockedBooking, plan: Plan): Promise<PlanTerms> {
    const trip = await this.trips.get(booking.tripId, manager);
    return termsOf(booking, trip, { plan, now: this.clock.now() });
  }

  /** The ledger takes the difference, so that its sum stays what is owed. */
  private async writeDiscount(
    manager: EntityManager,
    booking: Booking,
    { plan, actor, note }: Change,
    { discountCents, payableCents }: PlanTerms,
  ): Promise<void> {
    const changeCents = payableCents - booking.payableCents;
    const next = { plan, discountCents, payableCents, version: booking.version + 1 };
    await manager.update(Booking, { id: booking.id }, next);
    Object.assign(booking, next);
    if (changeCents === 0) return;
    await postEntry(manager, {
      bookingId: booking.id,
      kind: 'discount',
      amountCents: changeCents,
      externalRef: `booking:${booking.publicId}:plan:${booking.version}`,
      occurredAt: this.clock.now(),
      actor,
      note,
    });
  }
}

/** Whether nothing was paid on it, and nothing charged beside it. */
async function isUntouched(manager: EntityManager, { id, payableCents }: Booking): Promise<boolean> {
  return (await balanceCents(manager, id)) === payableCents;
}
