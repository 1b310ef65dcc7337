import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { changeBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed, UNPAID_HOLDS } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import type { Party } from '../../bookings/travellers/add-travellers.js';
import { CheckoutDraft } from '../../bookings/draft/checkout-draft.entity.js';
import { assertFit, saleRule } from '../../bookings/draft/draft-problems.js';
import { assertShown, Drafts, type OpenDraft } from '../../bookings/draft/drafts.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { HoldLimits } from '../../bookings/hold/hold-limits.service.js';
import { isStillSold, termsColumns } from '../../bookings/booking-columns.js';
import type { Sale } from '../../bookings/sale.js';
import { Places } from '../../bookings/hold/places.service.js';
import { amountText } from '../../bookings/quote/money-text.js';
import type { Promo } from '../../bookings/quote/promo.rules.js';
import { Promos } from '../../bookings/quote/promos.service.js';
import { Quotes } from '../../bookings/quote/quotes.service.js';
import { stillOffered } from '../../bookings/quote/quote.rules.js';
import { type SaleableTrip, Trips } from '../../trips/trips.service.js';
import { isMoneyUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import type { Owner } from './owner.js';

/** What is to be paid for. */
interface Opened {
  booking: LockedBooking;
  isNew: boolean;
  /** Whether a new one has its code from the hold that it replaces: that is no further use of it. */
  keepsCode: boolean;
}

/** The booking that a browser's draft is for: the one that was made of it, or a new one. */
@Injectable()
export class DraftBookings {
  constructor(
    private readonly trips: Trips,
    private readonly places: Places,
    private readonly quotes: Quotes,
    private readonly promos: Promos,
    private readonly drafts: Drafts,
    private readonly bookings: Bookings,
    private readonly limits: HoldLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * The booking, locked; the caller takes the places of a new one, last of all. Throws `draft.missing`, `draft.changed`,
   * `draft.traveller_unfit`, `trip.departed`, `trip.called_off`, `trip.not_on_sale`, `trip.sold_out`, `trip.cabin_sold_out`,
   * `hold.too_many`, and the refusal of a code that was good when the price was shown.
   */
  async open(
    manager: EntityManager,
    { draftToken, draftVersion, tripVersion, amount, userId, holder }: Owner,
  ): Promise<Opened> {
    const { draft, booking: existing } = await this.drafts.getLocked(draftToken, manager);
    assertShown(draft.row, draftVersion);
    const trip = await this.trips.get(draft.row.tripId, manager);
    const { promoCode, ...choice } = stillOffered(trip.config, draft.selection);
    const buying = { heldId: existing?.id ?? null, manager };
    const { promo, refusal } = await this.promos.still(trip, promoCode, buying);
    const selection = { ...choice, promo };
    const saleNow = (): Sale => ({
      trip,
      selection,
      price: this.quotes.of(trip, selection),
      party: party(draft),
    });
    if (existing && !(await this.isForAnother(manager, existing, draft, saleNow))) {
      if (tripVersion !== undefined) await this.takeTermsOf(manager, trip, existing);
      return { booking: existing, isNew: false, keepsCode: false };
    }
    // Who was shown the price without it pays that.
    if (refusal && amount !== amountText(saleNow().price.dueTodayCents)) throw refusal;
    await this.limits.assertMayHold(manager, holder, existing);
    const kept = existing && promo && keepsCode(existing, promo) ? existing : null;
    // A code that nobody is given any more is kept to the end of the hold, however often that is replaced.
    const endsBy = kept && (await this.promos.isPast(manager, trip, kept)) ? kept.holdExpiresAt : null;
    if (existing) await this.replace(manager, existing);
    const { travellers } = draft;
    const { cabinType } = choice;
    await this.places.assertForSale(manager, trip.id, { by: 'site', seats: travellers.length, cabinType });
    assertFit(travellers, saleRule(trip, this.clock.now()));
    const booking = await this.bookings.hold(manager, saleNow(), { userId, endsBy, takesPlaces: false });
    await this.limits.mark(manager, booking, holder);
    await manager.update(CheckoutDraft, { tokenHash: draft.row.tokenHash }, { bookingId: booking.id });
    return { booking, isNew: true, keepsCode: kept !== null };
  }

  /** An unpaid booking is replaced when its hold has ended, or the buyer or the trip's owner has changed something since. */
  private async isForAnother(
    manager: EntityManager,
    booking: LockedBooking,
    draft: OpenDraft,
    saleNow: () => Sale,
  ): Promise<boolean> {
    // Money may be on its way for this one: it stays, and the buyer is told how it went.
    if (await isMoneyUnderWay(manager, booking)) return false;
    if (booking.status === 'expired') return true;
    // The trip may sell it otherwise since: the buyer agrees to, and pays for, what the page shows now. What a host has
    // approved has no end, and stays.
    const isHeldForMinutes = UNPAID_HOLDS.includes(booking.status) && booking.holdExpiresAt !== null;
    if (isHeldForMinutes && !isStillSold(booking, saleNow())) return true;
    if (draft.row.updatedAt <= booking.createdAt) return false;
    if (isConfirmed(booking.status)) return this.hasOthers(manager, booking, draft);
    return UNPAID_HOLDS.includes(booking.status);
  }

  /**
   * What a host has approved has no end, and is not replaced when the trip's terms are others since. This page shows
   * today's, which are agreed to with the payment that begins now.
   */
  private async takeTermsOf(
    manager: EntityManager,
    trip: SaleableTrip,
    booking: LockedBooking,
  ): Promise<void> {
    const today = termsColumns(trip);
    const { cancellation, ownTerms } = booking;
    const isApproved = UNPAID_HOLDS.includes(booking.status) && booking.holdExpiresAt === null;
    if (!isApproved || isDeepStrictEqual({ cancellation, ownTerms }, today)) return;
    // Money that is on its way was paid by the words of before.
    if (await isMoneyUnderWay(manager, booking)) return;
    await changeBooking(manager, booking, { ...today, termsVersion: null, termsAgreedAt: null });
  }

  /** What another tab saved while this booking was paid is for other people: nobody pays for themselves twice. */
  private async hasOthers(manager: EntityManager, { id }: Booking, draft: OpenDraft): Promise<boolean> {
    const order = { position: 'ASC' } as const;
    const guests = await manager.find(Guest, { where: { bookingId: id }, order });
    const wanted = party(draft).map(({ name }) => name);
    return wanted.length > 0 && wanted.join('|') !== guests.map(({ name }) => name).join('|');
  }

  private async replace(manager: EntityManager, booking: LockedBooking): Promise<void> {
    if (isConfirmed(booking.status)) return;
    await voidOpenAttempts(manager, booking);
    if (booking.status !== 'expired') await this.bookings.lapse(manager, booking, 'replaced');
  }
}

function keepsCode({ status, promo: made }: Booking, promo: Promo): boolean {
  return UNPAID_HOLDS.includes(status) && isDeepStrictEqual(made, promo);
}

function party(draft: OpenDraft): Party[] {
  return draft.travellers.map((details) => ({
    name: fullName(details),
    email: details.email,
    phone: details.phone,
    details,
  }));
}
