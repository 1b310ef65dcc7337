import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { hashToken, isPublicId } from '../../platform/security/tokens.js';
import { balanceCents } from '../guests/booking-ledger.js';
import { lockBooking } from '../guests/booking-lock.js';
import { Booking } from '../guests/booking.entity.js';
import { UNPAID_HOLDS } from '../guests/booking.rules.js';
import { Bookings, type Party } from '../guests/bookings.service.js';
import { CheckoutDraft } from '../guests/checkout-draft.entity.js';
import { Drafts, type OpenDraft } from '../guests/drafts.service.js';
import { Guest } from '../guests/guest.entity.js';
import { type Holder, HoldLimits } from '../guests/hold-limits.service.js';
import { Instalment } from '../guests/instalment.entity.js';
import { amountCents, amountText, dollars } from '../guests/money-text.js';
import { PlanChange } from '../guests/plan-change.service.js';
import { dueCents, type Plan } from '../guests/quote.rules.js';
import { Quotes } from '../guests/quotes.service.js';
import { dateInZone, Trips } from '../trips/trips.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { amountFor, ownAmountRange, type Pays, purposeOf, type Situation } from './due.rules.js';
import { assertNothingUnderWay, isMoneyUnderWay, voidOpenAttempts } from './open-attempts.js';
import { Payment, type PaymentPurpose } from './payment.entity.js';

/** What gives a browser the right to pay a booking: its draft's cookie, or the link with the guest's id. */
export interface Owner {
  draftToken: string | null;
  guestId?: string;
  /** How the holder of the link wants to pay; while nothing is paid they may still choose. */
  plan?: Plan;
  /** What of it they want to pay; without it what is due. */
  pays?: Pays;
  /** The amount the page showed or the buyer entered, e.g. "692.00". */
  amount?: string;
  /** The version of the terms they have just agreed to. */
  termsVersion?: string;
  /** Who takes places, where some are taken anew. */
  holder: Holder;
  /** The logged-in buyer, if there is one: their own account is theirs, whatever its mail. */
  userId: number | null;
}

export interface Due {
  purpose: PaymentPurpose;
  amountCents: number;
}

/** Finds the booking that a browser may pay, and what is due on it. */
@Injectable()
export class PaymentOwner {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly quotes: Quotes,
    private readonly drafts: Drafts,
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
    begin: (booking: Booking, due: Due) => Promise<T>,
  ): Promise<T> {
    const { booking, isNew } = owner.guestId
      ? { booking: await this.ofGuest(manager, owner.guestId, owner), isNew: false }
      : await this.ofDraft(manager, await this.drafts.get(owner.draftToken, manager, true), owner);
    await this.keepTerms(manager, booking, owner);
    const begun = await begin(booking, await this.due(manager, booking, owner));
    if (isNew) await this.trips.takeSeats(manager, booking.tripId, booking.seatsHeld);
    return begun;
  }

  private async keepTerms(manager: EntityManager, booking: Booking, { termsVersion }: Owner): Promise<void> {
    if (!termsVersion || termsVersion === booking.termsVersion) return;
    const agreed = { termsVersion, termsAgreedAt: this.clock.now() };
    await manager.update(Booking, { id: booking.id }, agreed);
    Object.assign(booking, agreed);
  }

  /** Whether there is an attempt of which PayPal has not heard yet. */
  async waitsForOrder(owner: Pick<Owner, 'draftToken' | 'guestId'>): Promise<boolean> {
    const bookingId = await this.bookingIdOf(owner);
    if (bookingId === null) return false;
    const unheard = { method: 'paypal_orders', status: 'created', providerOrderId: IsNull() } as const;
    return this.db.manager.existsBy(Payment, { ...unheard, bookingId });
  }

  /** Whether this browser may have this payment captured. */
  async owns(owner: Pick<Owner, 'draftToken' | 'guestId'>, payment: Payment): Promise<boolean> {
    return (await this.bookingIdOf(owner)) === payment.bookingId;
  }

  private async bookingIdOf({
    guestId,
    draftToken,
  }: Pick<Owner, 'draftToken' | 'guestId'>): Promise<number | null> {
    const { manager } = this.db;
    if (guestId) return (await manager.findOneBy(Guest, { publicId: guestId }))?.bookingId ?? null;
    if (!draftToken) return null;
    const draft = await manager.findOneBy(CheckoutDraft, { tokenHash: hashToken(draftToken) });
    return draft?.bookingId ?? null;
  }

  private async ofGuest(manager: EntityManager, guestId: string, { plan, holder }: Owner): Promise<Booking> {
    const guest = isPublicId(guestId) ? await manager.findOneBy(Guest, { publicId: guestId }) : null;
    if (!guest) throw new DomainError('guest.not_found');
    const booking = await lockBooking(manager, guest.bookingId);
    if (booking.status === 'cancelled') throw new DomainError('payment.booking_cancelled');
    if (booking.status === 'expired') {
      await this.limits.assertMayHold(manager, holder);
      await this.bookings.revive(manager, booking);
      await this.limits.mark(manager, booking, holder);
    }
    if (plan && plan !== booking.plan) await this.switchPlan(manager, booking, plan);
    return booking;
  }

  /** Orders over the old plan's amount end here: a buyer who still has one open cannot pay both. */
  private async switchPlan(manager: EntityManager, booking: Booking, plan: Plan): Promise<void> {
    await assertNothingUnderWay(manager, booking);
    await this.planChange.to(manager, booking, plan);
    await voidOpenAttempts(manager, booking);
  }

  private async ofDraft(
    manager: EntityManager,
    draft: OpenDraft,
    { userId, holder }: Owner,
  ): Promise<{ booking: Booking; isNew: boolean }> {
    const existing = draft.row.bookingId === null ? null : await lockBooking(manager, draft.row.bookingId);
    if (existing && !(await this.mustReplace(manager, existing, draft.row)))
      return { booking: existing, isNew: false };
    if (existing) await this.replace(manager, existing);
    await this.limits.assertMayHold(manager, holder);
    const trip = await this.trips.get(draft.row.tripId, manager);
    if (!trip.isOnSale) throw new DomainError('trip.not_on_sale');
    await this.trips.assertSeats(manager, trip.id, draft.travellers.length);
    const booking = await this.bookings.hold(
      manager,
      trip,
      draft.selection,
      this.quotes.of(trip, draft.selection),
      party(draft),
      { userId, takesPlaces: false },
    );
    await this.limits.mark(manager, booking, holder);
    await manager.update(CheckoutDraft, { tokenHash: draft.row.tokenHash }, { bookingId: booking.id });
    return { booking, isNew: true };
  }

  /** An unpaid booking is replaced when its hold has ended or the buyer has changed something since. */
  private async mustReplace(
    manager: EntityManager,
    booking: Booking,
    draft: CheckoutDraft,
  ): Promise<boolean> {
    // Money may be on its way for this one: it stays, and the buyer is told how it went.
    if (await isMoneyUnderWay(manager, booking)) return false;
    if (booking.status === 'expired') return true;
    return UNPAID_HOLDS.includes(booking.status) && draft.updatedAt > booking.createdAt;
  }

  private async replace(manager: EntityManager, booking: Booking): Promise<void> {
    await voidOpenAttempts(manager, booking);
    if (booking.status !== 'expired') await this.bookings.lapse(manager, booking, 'replaced');
  }

  /**
   * What is to be paid: by default all parts that are due by today and not yet paid. Throws `payment.already_paid`,
   * `quote.price_changed` with the right figure, and `payment.amount_out_of_range` for an amount of the buyer's own.
   */
  private async due(manager: EntityManager, booking: Booking, { pays = 'due', amount }: Owner): Promise<Due> {
    const owedCents = await balanceCents(manager, booking.id);
    const trip = await this.trips.get(booking.tripId, manager);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const parts = await manager.find(Instalment, {
      where: { bookingId: booking.id },
      order: { position: 'ASC' },
    });
    const isConfirmed = booking.confirmedAt !== null;
    const now = { owedCents, dueCents: dueCents(owedCents, parts, today), isConfirmed };
    const asked = amountFor(pays, now, parts);
    if (owedCents <= 0 || asked === 0) throw new DomainError('payment.already_paid');
    const cents = asked === null ? ownAmount(amount, now) : shownAmount(amount, asked);
    return { purpose: purposeOf(parts, owedCents, cents), amountCents: cents };
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

function party(draft: OpenDraft): Party[] {
  return draft.travellers.map((details) => ({
    name: `${details.firstName} ${details.lastName}`,
    email: details.email,
    phone: details.phone,
    details,
  }));
}
