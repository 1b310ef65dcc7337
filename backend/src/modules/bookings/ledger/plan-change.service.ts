import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { balanceCents, postEntry } from './booking-ledger.js';
import { Booking } from '../booking.entity.js';
import { UNPAID_HOLDS } from '../booking.rules.js';
import { Bookings } from '../bookings.service.js';
import { writeParts } from './parts.js';
import { planTerms, type Plan, type PlanTerms } from '../quote/quote.rules.js';
import type { LockedBooking } from '../booking-lock.js';

/** In full or in parts: a buyer may still change that while nothing is paid. The total stays what they saw when booking. */
@Injectable()
export class PlanChange {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
  ) {}

  /** The caller has made sure that no money is on its way. Throws `payment.plan_fixed`. */
  async to(manager: EntityManager, booking: LockedBooking, plan: Plan): Promise<void> {
    const isUntouched = (await balanceCents(manager, booking.id)) === booking.payableCents;
    if (!UNPAID_HOLDS.includes(booking.status) || !isUntouched) throw new DomainError('payment.plan_fixed');
    const trip = await this.trips.get(booking.tripId, manager);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const terms = planTerms(plan, booking.totalCents, {
      plan: booking.instalmentPlan,
      departsOn: trip.startDate,
      today,
    });
    await writeParts(manager, booking, terms.parts);
    await this.writeDiscount(manager, booking, plan, terms);
    await this.bookings.refresh(manager, booking.id);
    const way = plan === 'full' ? 'pay in full' : 'pay in parts';
    await this.bookings.announce(manager, 'booking.changed', booking, `A buyer now wants to ${way}`);
  }

  /** The ledger takes the difference, so that its sum stays what is owed. */
  private async writeDiscount(
    manager: EntityManager,
    booking: Booking,
    plan: Plan,
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
      actor: 'buyer',
    });
  }
}
