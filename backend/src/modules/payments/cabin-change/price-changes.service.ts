import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sizedCents } from '../../bookings/add-ons/add-on-places.rules.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { assertWillSail } from '../../bookings/booking.rules.js';
import { Places } from '../../bookings/hold/places.service.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { type Quote, quote } from '../../bookings/quote/quote.rules.js';
import { assertSells } from '../../bookings/quote/quotes.service.js';
import { dateInZone, type SaleableTrip, Trips } from '../../trips/trips.service.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import { CabinBooks, type CabinOfParty } from './cabin-books.service.js';
import type { AgreedDifferenceDto } from './cabin-change.dto.js';
import { occupancyProblem } from './cabin-change.rules.js';
import type { CabinPreview } from './cabin-preview.js';
import { PartyAddOns } from './party-add-ons.service.js';

/** Bookings whose cabin and party may change: on the list, unpaid, and confirmed ones. */
const CHANGEABLE = ['waitlist', 'held', 'pending_payment', 'confirmed', 'paid'];

/** A change of what a booking is for, as a host agreed to it. */
export interface AgreedChange {
  choice: CabinOfParty;
  agreed: AgreedDifferenceDto;
  userId: number;
  /** What the ledger's lines say of it. */
  note: (trip: SaleableTrip) => string;
}

/** What it came to. */
interface ChangedPrice extends CabinPreview {
  /** What of that was paid too much goes back to who paid shares. */
  toOthersCents: number;
}

/** Another cabin or another party for a booking, at what its own trip asks today: quoted first, then all of it in one transaction. */
@Injectable()
export class PriceChanges {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly places: Places,
    private readonly books: CabinBooks,
    private readonly addOns: PartyAddOns,
  ) {}

  /**
   * What the change would come to now. Throws `cabin.not_possible`, `trip.departed`, `trip.called_off`, `trip.cabin_not_sold`,
   * `trip.cabin_sold_out`, `trip.sold_out`, `request.invalid` for an occupancy that does not fit the party.
   */
  async preview(manager: EntityManager, booking: LockedBooking, choice: CabinOfParty): Promise<CabinPreview> {
    if (!CHANGEABLE.includes(booking.status)) throw new DomainError('cabin.not_possible');
    const { cabinType, occupancy, travellers } = choice;
    const problem = occupancyProblem(occupancy, travellers);
    if (problem) throw new DomainError('request.invalid', {}, { occupancy: problem });
    const trip = await this.trips.get(booking.tripId, manager);
    assertWillSail(trip, this.clock.now());
    // A party changes in the cabin it has, whatever the trip sells to others.
    if (travellers === booking.travellers) assertSells(trip, cabinType);
    await this.assertRoom(manager, booking, { trip, choice });
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const price = priceOf(booking, choice, trip, today);
    const cabinCents = price.payableCents - booking.payableCents;
    const addOns = await this.addOns.changes(manager, booking, travellers);
    const addOnsCents = sizedCents(addOns);
    const differenceCents = cabinCents + addOnsCents;
    const isCharged = booking.status !== 'waitlist';
    const after = (await balanceCents(manager, booking.id)) + (isCharged ? differenceCents : 0);
    return {
      trip,
      price,
      payableBeforeCents: booking.payableCents,
      differenceCents,
      addOnsCents,
      addOns,
      owedCents: Math.max(after, 0),
      overpaidCents: Math.max(Math.min(-after, -differenceCents), 0),
      dueOn: await this.books.ownDay(manager, booking, { trip, differenceCents: cabinCents, today }),
    };
  }

  /**
   * Row, places, ledger and parts. Throws as {@link preview}, `cabin.price_changed` with the right figure, `payment.under_way`,
   * and what a refund or a credit throws.
   */
  async carryOut(
    manager: EntityManager,
    booking: LockedBooking,
    { choice, agreed, userId, note }: AgreedChange,
  ): Promise<ChangedPrice> {
    await assertNothingUnderWay(manager, booking);
    // Of two who want the last cabin or place one waits here.
    await this.trips.getLocked(booking.tripId, manager);
    const preview = await this.preview(manager, booking, choice);
    assertAgreed(preview, agreed);
    // An order over the old amount would take too much, or too little.
    await voidOpenAttempts(manager, booking);
    await this.moveSeats(manager, booking, choice.travellers);
    await this.books.write(manager, booking, { choice, preview, note: note(preview.trip), userId });
    const { overpaidCents: amountCents } = preview;
    const given = { agreed, userId, amountCents };
    const toOthersCents = amountCents > 0 ? await this.books.giveBack(manager, booking, given) : 0;
    return { ...preview, toOthersCents };
  }

  /** Who waits takes no place and no cabin yet. */
  private async assertRoom(
    manager: EntityManager,
    booking: Booking,
    { trip, choice: { cabinType, travellers } }: { trip: SaleableTrip; choice: CabinOfParty },
  ): Promise<void> {
    if (booking.seatsHeld === 0) return;
    if (cabinType !== booking.cabinType)
      await this.places.assertCabin(manager, trip, { by: 'host', cabinType });
    const joining = travellers - booking.travellers;
    if (joining > 0) await this.trips.assertSeats(manager, booking.tripId, joining);
  }

  private async moveSeats(manager: EntityManager, booking: Booking, travellers: number): Promise<void> {
    const joining = booking.seatsHeld === 0 ? 0 : travellers - booking.travellers;
    if (joining > 0) await this.trips.takeSeats(manager, booking.tripId, joining, 0);
    if (joining < 0) await this.trips.releaseSeats(manager, booking.tripId, -joining);
  }
}

/** Throws `cabin.price_changed`, `request.invalid` where nobody said what becomes of what was paid too much. */
function assertAgreed({ differenceCents, overpaidCents }: CabinPreview, agreed: AgreedDifferenceDto): void {
  const refundCents = agreed.overpaid === 'refund' ? overpaidCents : 0;
  if (agreed.differenceCents !== differenceCents || (agreed.overpaid && agreed.refundCents !== refundCents))
    throw priceChanged(differenceCents);
  if (overpaidCents > 0 && !agreed.overpaid) {
    const fields = { overpaid: 'Choose whether it goes back or is kept as a credit' };
    throw new DomainError('request.invalid', {}, fields);
  }
}

/** Insurance, taxes, code and plan stay as they were agreed on; so does the discount for paying in full, where there is one. */
function priceOf(booking: Booking, choice: CabinOfParty, trip: SaleableTrip, today: string): Quote {
  const { insuranceCents, taxPercent, instalmentPlan, travelInsurance, promo, discountCents } = booking;
  const plan = instalmentPlan ? { plan: instalmentPlan } : {};
  const { plan: _ofTrip, ...config } = trip.config;
  const selection = {
    ...choice,
    travelInsurance,
    paymentType: discountCents > 0 ? ('full' as const) : ('installment' as const),
    channel: 'checkout' as const,
    promo,
  };
  return quote({ ...config, ...plan, insuranceCents, taxPercent }, selection, trip.startDate, today);
}

function priceChanged(differenceCents: number): DomainError {
  const amount = dollars(Math.abs(differenceCents));
  const difference = differenceCents < 0 ? `${amount} less` : `${amount} more`;
  return new DomainError('cabin.price_changed', { difference, differenceCents });
}
