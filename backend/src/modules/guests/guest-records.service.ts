import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isPublicId } from '../../platform/security/tokens.js';
import { dateInZone, type SaleableTrip, Trips } from '../trips/trips.service.js';
import { balanceCents } from './booking-ledger.js';
import { Booking } from './booking.entity.js';
import { UNPAID_HOLDS } from './booking.rules.js';
import { buyerOf } from './buyer-of.js';
import { Guest } from './guest.entity.js';
import { guestRecord } from './guest.view.js';
import type { GuestRecordDto, PlanTermsDto } from './guests.dto.js';
import { Instalment } from './instalment.entity.js';
import { paymentTraces } from './money-under-way.js';
import { nextStep, type NextStep } from './next-step.rules.js';
import { dueCents, planTerms, PLANS } from './quote.rules.js';

/** What the holder of a booking's link may see of it. */
@Injectable()
export class GuestRecords {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
  ) {}

  /** Throws `guest.not_found`, also for something that cannot be an id. */
  async guest(publicId: string): Promise<Guest> {
    const guest = isPublicId(publicId) ? await this.db.manager.findOneBy(Guest, { publicId }) : null;
    if (!guest) throw new DomainError('guest.not_found');
    return guest;
  }

  /** One moment's picture of the booking, its money and its places. Throws `guest.not_found`. */
  async read(publicId: string): Promise<GuestRecordDto> {
    const guest = await this.guest(publicId);
    return this.db.transaction('REPEATABLE READ', (manager) => this.picture(manager, guest));
  }

  private async picture(manager: EntityManager, { id, bookingId }: Guest): Promise<GuestRecordDto> {
    const guest = await manager.findOneByOrFail(Guest, { id });
    const buyer = await buyerOf(manager, bookingId);
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const trip = await this.trips.get(booking.tripId, manager);
    const parts = await manager.find(Instalment, { where: { bookingId }, order: { position: 'ASC' } });
    const { isMoneyUnderWay, isOrderOpen } = await paymentTraces(manager, bookingId);
    const owedCents = await balanceCents(manager, bookingId);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const step = nextStep({
      status: booking.status,
      isMoneyUnderWay,
      owedCents,
      dueCents: dueCents(owedCents, parts, today),
      paidCents: buyer.amountPaidCents,
      hasSailed: trip.departsAt <= this.clock.now(),
      arePlacesLeft: trip.maxGuests - trip.seatsTaken >= booking.travellers,
    });
    const plans = this.openPlans(booking, step, trip, today);
    const fromPlan = plans.find(({ paymentType }) => paymentType === booking.plan)?.dueTodayCents;
    const dueNowCents = fromPlan ?? (step === 'pay' ? dueCents(owedCents, parts, today) : 0);
    return guestRecord({
      guest,
      buyer,
      booking,
      trip,
      parts,
      plans,
      nextStep: step,
      dueNowCents,
      isOrderOpen,
    });
  }

  /** In full or in parts is open to choice until something is paid; a lapsed booking is charged anew. */
  private openPlans(booking: Booking, step: NextStep, trip: SaleableTrip, today: string): PlanTermsDto[] {
    const isOpen = step === 'take_again' || (step === 'pay' && UNPAID_HOLDS.includes(booking.status));
    if (!isOpen) return [];
    return PLANS.map((paymentType) => ({
      paymentType,
      ...planTerms(paymentType, booking.totalCents, trip.startDate, today),
    }));
  }
}
