import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { assertWillSail } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { Places } from '../../bookings/hold/places.service.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { shortName } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { type Occupancy, type Quote, quote } from '../../bookings/quote/quote.rules.js';
import { assertSells } from '../../bookings/quote/quotes.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { CabinType } from '../../trips/trip-config.js';
import { dateInZone, type SaleableTrip, Trips } from '../../trips/trips.service.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import { CabinBooks, type CabinChange } from './cabin-books.service.js';
import type { CabinPreview } from './cabin-preview.js';
import { CabinChangeMails } from './cabin-change-mails.service.js';
import { occupancyProblem } from './cabin-change.rules.js';
import type { ChangeCabinDto } from './cabin-change.dto.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

interface Choice {
  cabinType: CabinType;
  occupancy: Occupancy;
}

/** Bookings whose cabin may change: on the list, unpaid, and confirmed ones. */
const CHANGEABLE = ['waitlist', 'held', 'pending_payment', 'confirmed', 'paid'];

/** Another cabin for a booking, at what its own trip asks today: quoted first, and then all of it in one transaction. */
@Injectable()
export class CabinChanges {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly places: Places,
    private readonly bookings: Bookings,
    private readonly books: CabinBooks,
    private readonly mails: CabinChangeMails,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * What the change would come to now. Throws `cabin.not_possible`, `cabin.same`, `trip.departed`, `trip.called_off`,
   * `trip.cabin_not_sold`, `trip.cabin_sold_out`, `request.invalid` for an occupancy that does not fit the party.
   */
  async preview(manager: EntityManager, booking: LockedBooking, choice: Choice): Promise<CabinPreview> {
    if (!CHANGEABLE.includes(booking.status)) throw new DomainError('cabin.not_possible');
    const { cabinType, occupancy } = choice;
    const problem = occupancyProblem(occupancy, booking.travellers);
    if (problem) throw new DomainError('request.invalid', {}, { occupancy: problem });
    if (cabinType === booking.cabinType && occupancy === booking.occupancy)
      throw new DomainError('cabin.same');
    const trip = await this.trips.get(booking.tripId, manager);
    assertWillSail(trip, this.clock.now());
    assertSells(trip, cabinType);
    // Who waits takes none yet.
    if (cabinType !== booking.cabinType && booking.seatsHeld > 0)
      await this.places.assertCabin(manager, trip, { by: 'host', cabinType });
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const price = priceOf(booking, choice, trip, today);
    const differenceCents = price.payableCents - booking.payableCents;
    const isCharged = booking.status !== 'waitlist';
    const after = (await balanceCents(manager, booking.id)) + (isCharged ? differenceCents : 0);
    return {
      trip,
      price,
      payableBeforeCents: booking.payableCents,
      differenceCents,
      owedCents: Math.max(after, 0),
      overpaidCents: Math.max(Math.min(-after, -differenceCents), 0),
      dueOn: await this.books.ownDay(manager, booking, { trip, differenceCents, today }),
    };
  }

  /**
   * Changes it. Throws as {@link preview}, `cabin.price_changed` with the right figure, `payment.under_way`, and what a refund
   * or a credit throws.
   */
  async change(
    manager: EntityManager,
    booking: LockedBooking,
    wish: ChangeCabinDto,
    userId: number,
  ): Promise<void> {
    await assertNothingUnderWay(manager, booking);
    // Of two who want the last cabin one waits here.
    await this.trips.getLocked(booking.tripId, manager);
    const preview = await this.preview(manager, booking, wish);
    const { differenceCents, overpaidCents, trip } = preview;
    const refundCents = wish.overpaid === 'refund' ? overpaidCents : 0;
    if (wish.differenceCents !== differenceCents || (wish.overpaid && wish.refundCents !== refundCents))
      throw priceChanged(differenceCents);
    if (overpaidCents > 0 && !wish.overpaid) {
      const fields = { overpaid: 'Choose whether it goes back or is kept as a credit' };
      throw new DomainError('request.invalid', {}, fields);
    }
    // An order over the old amount would take too much, or too little.
    await voidOpenAttempts(manager, booking);
    const was = trip.config.cabins[booking.cabinType].name;
    await this.books.write(manager, booking, { wish, preview, was, userId });
    if (overpaidCents > 0)
      await this.books.giveBack(manager, booking, { wish, userId, amountCents: overpaidCents });
    await this.tell(manager, booking, { wish, preview, was, userId });
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { wish, preview, was, userId }: CabinChange,
  ): Promise<void> {
    const { id: bookingId, tripId } = booking;
    const { differenceCents: amountCents, overpaidCents, trip } = preview;
    const name = trip.config.cabins[booking.cabinType].name;
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: 'cabin.changed',
      reason: wish.reason,
      amountCents,
      details: { kind: `${was} to ${name}` },
    });
    await this.mails.add(manager, booking, {
      was,
      differenceCents: amountCents,
      overpaidCents,
      overpaid: wish.overpaid ?? null,
    });
    const buyer = await buyerOf(manager, bookingId);
    const text = `${shortName(buyer.name)} has another cabin: ${name}`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
  }
}

/** Insurance, taxes and the plan stay as they were agreed on; so does the discount for paying in full, where there is one. */
function priceOf(booking: Booking, choice: Choice, trip: SaleableTrip, today: string): Quote {
  const { insuranceCents, taxPercent, instalmentPlan, travellers, travelInsurance, discountCents } = booking;
  const plan = instalmentPlan ? { plan: instalmentPlan } : {};
  const { plan: _ofTrip, ...config } = trip.config;
  const selection = {
    ...choice,
    travellers,
    travelInsurance,
    paymentType: discountCents > 0 ? ('full' as const) : ('installment' as const),
    channel: 'checkout' as const,
  };
  return quote({ ...config, ...plan, insuranceCents, taxPercent }, selection, trip.startDate, today);
}

function priceChanged(differenceCents: number): DomainError {
  const amount = dollars(Math.abs(differenceCents));
  const difference = differenceCents < 0 ? `${amount} less` : `${amount} more`;
  return new DomainError('cabin.price_changed', { difference, differenceCents });
}
