import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isPublicId } from '../../platform/security/tokens.js';
import { TripPages } from '../trips/pages/trip-pages.service.js';
import { dateInZone, type SaleableTrip, Trips } from '../trips/trips.service.js';
import { balanceCents } from './ledger/booking-ledger.js';
import { Booking } from './booking.entity.js';
import { UNPAID_HOLDS } from './booking.rules.js';
import { termsOf } from './booking-terms.js';
import { buyerOf } from './buyer-of.js';
import { Guest } from './guest.entity.js';
import { guestRecord } from './guest.view.js';
import type { GuestRecordDto, PlanTermsDto } from './guests.dto.js';
import type { Instalment } from './ledger/instalment.entity.js';
import { partsOf } from './ledger/parts.js';
import { hasLinkEnded } from './link-end.rules.js';
import { paymentTraces } from './ledger/money-under-way.js';
import { nextStep, type NextStep } from './next-step.rules.js';
import { isPlacesGone, isPriceGone, Places } from './hold/places.service.js';
import { dueCents, isOfPlan, type PlanTerms, PLANS } from './quote/quote.rules.js';

/** What the holder of a booking's link may see of it. */
@Injectable()
export class GuestRecords {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly pages: TripPages,
    private readonly places: Places,
  ) {}

  /** Throws `guest.not_found`, also for something that cannot be an id. */
  async guest(publicId: string): Promise<Guest> {
    const guest = isPublicId(publicId) ? await this.db.manager.findOneBy(Guest, { publicId }) : null;
    if (!guest) throw new DomainError('guest.not_found');
    return guest;
  }

  /**
   * As {@link picture}, for the holder of the link, and for the guest themselves, to whom the link does not end. Throws
   * `guest.not_found`, `guest.link_ended`.
   */
  async read(publicId: string, userId: number | null): Promise<GuestRecordDto> {
    const guest = await this.guest(publicId);
    const { record, hasEnded } = await this.pictureOf(guest);
    const isTheirs = userId !== null && guest.userId === userId;
    if (hasEnded && !isTheirs) throw new DomainError('guest.link_ended');
    return record;
  }

  /** One moment's picture of the booking, its money and its places. Throws `guest.not_found`. */
  async picture(publicId: string): Promise<GuestRecordDto> {
    return (await this.pictureOf(await this.guest(publicId))).record;
  }

  private pictureOf(guest: Guest): Promise<{ record: GuestRecordDto; hasEnded: boolean }> {
    return this.db.transaction('REPEATABLE READ', (manager) => this.draw(manager, guest));
  }

  private async draw(manager: EntityManager, { id, bookingId }: Guest) {
    const guest = await manager.findOneByOrFail(Guest, { id });
    const buyer = await buyerOf(manager, bookingId);
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const trip = await this.trips.get(booking.tripId, manager);
    const { content: cabinPictures } = await this.pages.current(manager, trip.id, 'cabins');
    const parts = await partsOf(manager, bookingId);
    const traces = await paymentTraces(manager, bookingId);
    const owedCents = await balanceCents(manager, bookingId);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const step = nextStep({
      status: booking.status,
      isMoneyUnderWay: traces.isMoneyUnderWay,
      owedCents,
      dueCents: dueCents(owedCents, parts, today),
      paidCents: buyer.amountPaidCents,
      hasSailed: trip.departsAt <= this.clock.now(),
      isCalledOff:
        trip.calledOffAt !== null && !(booking.cancelledAt && booking.cancelledAt < trip.calledOffAt),
      retake: booking.status === 'expired' ? await this.retake(manager, booking) : 'take_again',
    });
    const plans = this.openPlans({ booking, parts, owedCents }, step, trip, today);
    const fromPlan = plans.find(({ paymentType }) => paymentType === booking.plan)?.dueTodayCents;
    const dueNowCents = fromPlan ?? (step === 'pay' ? dueCents(owedCents, parts, today) : 0);
    const record = guestRecord({
      guest,
      buyer,
      booking,
      trip,
      cabinPictures,
      parts,
      plans,
      nextStep: step,
      dueNowCents,
      isOrderOpen: traces.isOrderOpen,
      isShareUnderWay: traces.isShareUnderWay,
      hasPaymentFailed: traces.hasPaymentFailed,
      contactEmail: this.config.CONTACT_EMAIL,
    });
    return { record, hasEnded: hasLinkEnded(booking, step, this.clock.now()) };
  }

  private async retake(
    manager: EntityManager,
    booking: Booking,
  ): Promise<'take_again' | 'sold_out' | 'price_changed'> {
    try {
      await this.places.assertMayRetake(manager, booking, 'site');
      return 'take_again';
    } catch (err) {
      if (!isPlacesGone(err)) throw err;
      return isPriceGone(err) ? 'price_changed' : 'sold_out';
    }
  }

  /**
   * In full or in parts is open to choice until something is paid; a lapsed booking is charged anew. While it stands, its own
   * plan is the one that is kept: a host may have moved a part.
   */
  private openPlans(kept: Kept, step: NextStep, trip: SaleableTrip, today: string): PlanTermsDto[] {
    const { booking } = kept;
    const isStanding = step === 'pay' && UNPAID_HOLDS.includes(booking.status);
    if (!isStanding && step !== 'take_again') return [];
    return PLANS.map((paymentType) => ({
      paymentType,
      ...(isStanding && paymentType === booking.plan
        ? keptTerms(kept, today)
        : termsOf(booking, trip, { plan: paymentType, now: this.clock.now() })),
    }));
  }
}

/** A booking with its plan as it is kept. */
interface Kept {
  booking: Booking;
  parts: Instalment[];
  owedCents: number;
}

function keptTerms({ booking, parts, owedCents }: Kept, today: string): PlanTerms {
  const { discountCents, payableCents } = booking;
  const dueTodayCents = dueCents(owedCents, parts, today);
  const remainingCents = owedCents - dueTodayCents;
  const told = parts.flatMap(({ kind, dueOn, amountCents, daysBefore }) =>
    isOfPlan(kind) ? [{ kind, dueOn, amountCents, daysBefore }] : [],
  );
  return { discountCents, payableCents, dueTodayCents, remainingCents, parts: told };
}
