import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { hashToken, isPublicId } from '../../../platform/security/tokens.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { lockBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import { Booking } from '../../bookings/booking.entity.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { CheckoutDraft } from '../../bookings/draft/checkout-draft.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { HoldLimits } from '../../bookings/hold/hold-limits.service.js';
import { hasBegunToPay } from '../../bookings/ledger/begun.rules.js';
import { partsOf } from '../../bookings/ledger/parts.js';
import { amountCents, amountText, dollars } from '../../bookings/quote/money-text.js';
import { Places } from '../../bookings/hold/places.service.js';
import { PlanChange } from '../../bookings/ledger/plan-change.service.js';
import { dueCents, type Plan } from '../../bookings/quote/quote.rules.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DraftBookings } from './draft-bookings.service.js';
import { amountFor, ownAmountRange, purposeOf, type Situation } from './due.rules.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import type { Owner, Payer } from './owner.js';
import { ShareBookings } from './share-bookings.service.js';
import { Payment, type PaymentPurpose } from '../payment/payment.entity.js';
import type { PaymentShare } from '../shares/payment-share.entity.js';
import { payableShareCents } from '../shares/share.rules.js';
import { ShareLinks } from '../shares/share-links.service.js';

export interface Due {
  purpose: PaymentPurpose;
  amountCents: number;
  /** The share that it pays. */
  shareId: string | null;
}

/** The booking to be paid, locked; of a new one the places are taken last. */
interface Opened {
  booking: LockedBooking;
  isNew: boolean;
  keepsCode: boolean;
  /** Of whose link it is to be paid. */
  share: PaymentShare | null;
}

/** Finds the booking that a browser may pay, and what is due on it. */
@Injectable()
export class PaymentOwner {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly places: Places,
    private readonly ofDraft: DraftBookings,
    private readonly ofShare: ShareBookings,
    private readonly links: ShareLinks,
    private readonly bookings: Bookings,
    private readonly planChange: PlanChange,
    private readonly limits: HoldLimits,
  ) {}

  /**
   * Begins a payment with the booking, locked, and what is due. A draft without one gets its places, last of all in this
   * transaction: everybody who books this trip waits for its row. Throws refusals of {@link Orders.open}.
   */
  async payFor<T>(
    manager: EntityManager,
    owner: Owner,
    begin: (booking: LockedBooking, due: Due) => Promise<T>,
  ): Promise<T> {
    const { booking, isNew, keepsCode, share } = await this.open(manager, owner);
    // Who pays a share makes no contract: the buyer has agreed.
    if (!share) await this.keepTerms(manager, booking, owner);
    const due = await this.due(manager, booking, { ...owner, share });
    await this.places.assertStillSold(manager, booking, owner.tripVersion);
    const begun = await begin(booking, due);
    const { id: bookingId, tripId, cabinType, seatsHeld: seats } = booking;
    const promo = keepsCode ? null : booking.promo;
    if (isNew) await this.places.take(manager, tripId, { by: 'site', seats, cabinType, promo, bookingId });
    return begun;
  }

  private async open(manager: EntityManager, owner: Owner): Promise<Opened> {
    const known = { isNew: false, keepsCode: false };
    if (owner.shareToken !== undefined)
      return { ...known, ...(await this.ofShare.open(manager, owner.shareToken)) };
    if (owner.guestId)
      return { ...known, booking: await this.ofGuest(manager, owner.guestId, owner), share: null };
    return { ...(await this.ofDraft.open(manager, owner)), share: null };
  }

  /** Throws `trip.changed_since` where the page did not show all that the booking keeps as agreed to. */
  private async keepTerms(
    manager: EntityManager,
    booking: Booking,
    { termsVersion, ownTermsShown }: Owner,
  ): Promise<void> {
    if (!termsVersion || termsVersion === booking.termsVersion) return;
    // A script from before they were there, or a trip that was read of an older node, has them not.
    if (booking.ownTerms && !ownTermsShown) throw new DomainError('trip.changed_since');
    const agreed = { termsVersion, termsAgreedAt: this.clock.now() };
    await manager.update(Booking, { id: booking.id }, agreed);
    Object.assign(booking, agreed);
  }

  /** Whether there is an attempt of which PayPal has not heard yet. */
  async waitsForOrder(owner: Payer): Promise<boolean> {
    const bookingId = await this.bookingIdOf(owner);
    if (bookingId === null) return false;
    const unheard = { method: 'paypal_orders', status: 'created', providerOrderId: IsNull() } as const;
    return this.db.manager.existsBy(Payment, { ...unheard, bookingId });
  }

  /** Whether this browser may have this payment captured: by a share's link, what was opened by that alone. */
  async owns(owner: Payer, payment: Payment): Promise<boolean> {
    if (owner.shareToken === undefined) return (await this.bookingIdOf(owner)) === payment.bookingId;
    const share = await this.links.find(this.db.manager, owner.shareToken);
    return share !== null && share.id === payment.shareId;
  }

  private async bookingIdOf({ guestId, shareToken, draftToken }: Payer): Promise<number | null> {
    const { manager } = this.db;
    if (shareToken !== undefined) return (await this.links.find(manager, shareToken))?.bookingId ?? null;
    if (guestId) return (await manager.findOneBy(Guest, { publicId: guestId }))?.bookingId ?? null;
    if (!draftToken) return null;
    const draft = await manager.findOneBy(CheckoutDraft, { tokenHash: hashToken(draftToken) });
    return draft?.bookingId ?? null;
  }

  private async ofGuest(
    manager: EntityManager,
    guestId: string,
    { plan, holder }: Owner,
  ): Promise<LockedBooking> {
    const guest = isPublicId(guestId) ? await manager.findOneBy(Guest, { publicId: guestId }) : null;
    if (!guest) throw new DomainError('guest.not_found');
    const booking = await lockBooking(manager, guest.bookingId);
    if (booking.status === 'cancelled') throw new DomainError('payment.booking_cancelled');
    if (booking.status === 'expired') {
      await this.limits.assertMayHold(manager, holder);
      await this.bookings.revive(manager, booking, 'site');
      await this.limits.mark(manager, booking, holder);
    }
    if (plan && plan !== booking.plan) await this.switchPlan(manager, booking, plan);
    return booking;
  }

  /** Orders over the old plan's amount end here: a buyer who still has one open cannot pay both. */
  private async switchPlan(manager: EntityManager, booking: LockedBooking, plan: Plan): Promise<void> {
    await assertNothingUnderWay(manager, booking);
    await this.planChange.to(manager, booking, plan);
    await voidOpenAttempts(manager, booking);
  }

  /**
   * What is to be paid: what a share asks for, or by default all parts that are due by today and not yet paid. Throws
   * `payment.already_paid`, `quote.price_changed` with the right figure, and `payment.amount_out_of_range` for an amount of
   * the buyer's own.
   */
  private async due(
    manager: EntityManager,
    booking: Booking,
    { pays = 'due', amount, share }: Pick<Owner, 'pays' | 'amount'> & Pick<Opened, 'share'>,
  ): Promise<Due> {
    const owedCents = await balanceCents(manager, booking.id);
    const trip = await this.trips.get(booking.tripId, manager);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const parts = await partsOf(manager, booking.id);
    const hasBegun = hasBegunToPay(booking, owedCents);
    const now = { owedCents, dueCents: dueCents(owedCents, parts, today), hasBegun };
    const asked = share ? payableShareCents(share.amountCents, owedCents) : amountFor(pays, now, parts);
    if (owedCents <= 0 || asked === 0) throw new DomainError('payment.already_paid');
    const cents = asked === null ? ownAmount(amount, now) : shownAmount(amount, asked);
    return {
      purpose: purposeOf(parts, owedCents, cents),
      amountCents: cents,
      shareId: share?.id ?? null,
    };
  }
}

/** The page showed this very amount, or is told the right one; the redirect form shows what it is told. */
function shownAmount(amount: string | undefined, cents: number): number {
  if (amount === undefined || amount === amountText(cents)) return cents;
  throw new DomainError('quote.price_changed', { due: dollars(cents), amount: amountText(cents) });
}

function ownAmount(amount: string | undefined, now: Situation): number {
  const cents = amountCents(amount ?? '');
  const { least, most } = ownAmountRange(now);
  if (cents !== null && cents >= least && cents <= most) return cents;
  throw new DomainError('payment.amount_out_of_range', { least: dollars(least), most: dollars(most) });
}
