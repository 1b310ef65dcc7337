import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
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
import { Instalment } from '../guests/instalment.entity.js';
import { PlanChange } from '../guests/plan-change.service.js';
import { dueCents, type Plan } from '../guests/quote.rules.js';
import { Quotes } from '../guests/quotes.service.js';
import { dateInZone, Trips } from '../trips/trips.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { CAPTURABLE, MONEY_UNKNOWN } from './payment.rules.js';
import { Payment, type PaymentPurpose } from './payment.entity.js';

/** What gives a browser the right to pay a booking: its draft's cookie, or the link with the guest's id. */
export interface Owner {
  draftToken: string | null;
  guestId?: string;
  /** How the holder of the link wants to pay; while nothing is paid they may still choose. */
  plan?: Plan;
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
  ) {}

  /** The booking, locked, and what is due. A draft without one gets its places now. Throws refusals of {@link Orders.open}. */
  async bookingToPay(manager: EntityManager, owner: Owner): Promise<{ booking: Booking; due: Due }> {
    const booking = owner.guestId
      ? await this.ofGuest(manager, owner.guestId, owner.plan)
      : await this.ofDraft(manager, await this.drafts.get(owner.draftToken, manager, true), owner.userId);
    return { booking, due: await this.due(manager, booking) };
  }

  /** Whether this browser may have this payment captured. */
  async owns(owner: Owner, payment: Payment): Promise<boolean> {
    if (owner.guestId) {
      return this.db.manager.existsBy(Guest, { publicId: owner.guestId, bookingId: payment.bookingId });
    }
    if (!owner.draftToken) return false;
    const tokenHash = hashToken(owner.draftToken);
    return this.db.manager.existsBy(CheckoutDraft, { tokenHash, bookingId: payment.bookingId });
  }

  private async ofGuest(manager: EntityManager, guestId: string, plan: Plan | undefined): Promise<Booking> {
    const guest = isPublicId(guestId) ? await manager.findOneBy(Guest, { publicId: guestId }) : null;
    if (!guest) throw new DomainError('guest.not_found');
    const booking = await lockBooking(manager, guest.bookingId);
    if (booking.status === 'cancelled') throw new DomainError('payment.booking_cancelled');
    if (booking.status === 'expired') await this.bookings.revive(manager, booking);
    if (plan && plan !== booking.plan) await this.switchPlan(manager, booking, plan);
    return booking;
  }

  /** Orders over the old plan's amount end here: a buyer who still has one open cannot pay both. */
  private async switchPlan(manager: EntityManager, booking: Booking, plan: Plan): Promise<void> {
    if (await this.isMoneyUnderWay(manager, booking)) throw new DomainError('payment.under_way');
    await this.planChange.to(manager, booking, plan);
    await this.voidOpen(manager, booking);
  }

  private isMoneyUnderWay(manager: EntityManager, { id }: Booking): Promise<boolean> {
    return manager.existsBy(Payment, { bookingId: id, status: In([...MONEY_UNKNOWN]) });
  }

  private async voidOpen(manager: EntityManager, { id }: Booking): Promise<void> {
    const open = { bookingId: id, status: In([...CAPTURABLE]) };
    await manager.update(Payment, open, { status: 'voided', nextCheckAt: null });
  }

  private async ofDraft(manager: EntityManager, draft: OpenDraft, userId: number | null): Promise<Booking> {
    const existing = draft.row.bookingId === null ? null : await lockBooking(manager, draft.row.bookingId);
    if (existing && !(await this.mustReplace(manager, existing, draft.row))) return existing;
    if (existing) await this.replace(manager, existing);
    const trip = await this.trips.get(draft.row.tripId, manager);
    const booking = await this.bookings.hold(
      manager,
      trip,
      draft.selection,
      this.quotes.of(trip, draft.selection),
      party(draft),
      userId,
    );
    await manager.update(CheckoutDraft, { tokenHash: draft.row.tokenHash }, { bookingId: booking.id });
    return booking;
  }

  /** An unpaid booking is replaced when its hold has ended or the buyer has changed something since. */
  private async mustReplace(
    manager: EntityManager,
    booking: Booking,
    draft: CheckoutDraft,
  ): Promise<boolean> {
    // Money may be on its way for this one: it stays, and the buyer is told how it went.
    if (await this.isMoneyUnderWay(manager, booking)) return false;
    if (booking.status === 'expired') return true;
    return UNPAID_HOLDS.includes(booking.status) && draft.updatedAt > booking.createdAt;
  }

  private async replace(manager: EntityManager, booking: Booking): Promise<void> {
    await this.voidOpen(manager, booking);
    if (booking.status !== 'expired') await this.bookings.lapse(manager, booking, 'replaced');
  }

  /** All parts that are due by today and not yet paid. Throws `payment.already_paid`. */
  private async due(manager: EntityManager, booking: Booking): Promise<Due> {
    const owed = await balanceCents(manager, booking.id);
    if (owed <= 0) throw new DomainError('payment.already_paid');
    const trip = await this.trips.get(booking.tripId, manager);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const parts = await manager.find(Instalment, {
      where: { bookingId: booking.id },
      order: { position: 'ASC' },
    });
    const amountCents = dueCents(owed, parts, today);
    const [first] = parts;
    if (!first || amountCents <= 0) throw new DomainError('payment.already_paid');
    return { purpose: booking.confirmedAt ? 'balance' : first.kind, amountCents };
  }
}

function party(draft: OpenDraft): Party[] {
  return draft.travellers.map((details) => ({
    name: `${details.firstName} ${details.lastName}`,
    email: details.email,
    phone: details.phone,
    details,
  }));
}
