import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { balanceCents, postEntry } from '../../guests/booking-ledger.js';
import type { Booking } from '../../guests/booking.entity.js';
import { Bookings } from '../../guests/bookings.service.js';
import { buyerOf } from '../../guests/buyer-of.js';
import { shortName } from '../../guests/guest.view.js';
import { Instalment } from '../../guests/instalment.entity.js';
import { dollars } from '../../guests/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { GivenMails } from '../given/given-mails.service.js';
import { newPayment } from '../new-payment.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../open-attempts.js';
import { PaidBooking } from '../paid-booking.service.js';
import type { PaymentPurpose } from '../payment.entity.js';
import { purposeOf } from '../due.rules.js';
import { type ManualPayment, noteManual } from './manual-payment.js';
import type { RecordedPayment } from './recorded-payment.entity.js';
import { SecondPerson } from './second-person.service.js';

/** `recorded`: it counts. `waiting`: another host of the trip has to confirm it first. */
export interface Recorded {
  status: 'recorded' | 'waiting';
  /** The payment's invoice id, or the id under which the other host finds it. */
  id: string;
}

/** Cash, checks and bank transfers: a host's word, with a reason, and above a limit the word of two. */
@Injectable()
export class ManualPayments {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
    private readonly paid: PaidBooking,
    private readonly secondPerson: SecondPerson,
    private readonly mails: GivenMails,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * The caller holds the booking's row lock. Throws `payment.more_than_owed`, `payment.under_way`,
   * `payment.booking_cancelled`, `payment.second_host_needed`, `trip.sold_out`, `request.invalid` for a day to come.
   */
  async record(manager: EntityManager, booking: Booking, payment: ManualPayment): Promise<Recorded> {
    await this.assertPossible(manager, booking, payment);
    if (await this.secondPerson.isNeeded(manager, booking, payment)) {
      return { status: 'waiting', id: await this.secondPerson.ask(manager, booking, payment) };
    }
    return { status: 'recorded', id: await this.post(manager, booking, payment) };
  }

  /** Another host confirms what waits. Throws `payment.own_record`, and as {@link record}. */
  async confirm(
    manager: EntityManager,
    booking: Booking,
    waiting: RecordedPayment,
    userId: number,
  ): Promise<Recorded> {
    if (waiting.recordedBy === userId) throw new DomainError('payment.own_record');
    const { amountCents, means, receivedOn, reason, recordedBy } = waiting;
    const payment = { amountCents, means, receivedOn, reason, userId: recordedBy };
    await this.assertPossible(manager, booking, payment);
    await this.secondPerson.close(manager, booking, waiting, { status: 'confirmed', userId, reason });
    return { status: 'recorded', id: await this.post(manager, booking, payment) };
  }

  private async assertPossible(
    manager: EntityManager,
    booking: Booking,
    { amountCents, receivedOn }: ManualPayment,
  ): Promise<void> {
    if (booking.status === 'cancelled') throw new DomainError('payment.booking_cancelled');
    const { timeZone } = await this.trips.get(booking.tripId, manager);
    if (receivedOn > dateInZone(this.clock.now(), timeZone)) {
      throw new DomainError('request.invalid', {}, { receivedOn: 'Choose today or a day that is over' });
    }
    await assertNothingUnderWay(manager, booking);
    if (booking.status === 'expired') await this.bookings.revive(manager, booking);
    const owed = await balanceCents(manager, booking.id);
    if (amountCents > owed)
      throw new DomainError('payment.more_than_owed', { owed: dollars(Math.max(owed, 0)) });
  }

  private async post(manager: EntityManager, booking: Booking, payment: ManualPayment): Promise<string> {
    // An order that is still open at PayPal would take the same money again.
    await voidOpenAttempts(manager, booking);
    const { amountCents, means, receivedOn, reason, userId } = payment;
    const now = this.clock.now();
    const row = await newPayment(manager, booking, now, {
      purpose: await this.purpose(manager, booking, amountCents),
      method: 'manual',
      amountCents,
      means,
      receivedOn,
      note: reason,
      recordedBy: userId,
      status: 'completed',
      completedAt: now,
    });
    await postEntry(manager, {
      bookingId: booking.id,
      paymentId: row.id,
      kind: 'manual',
      amountCents: 0 - amountCents,
      externalRef: `manual:${row.invoiceId}`,
      occurredAt: now,
      actor: `user:${userId}`,
      note: reason,
    });
    await this.paid.bring(manager, booking);
    await noteManual(this.activity, manager, booking, payment, 'payment.recorded');
    await this.mails.tellOfPayment(manager, row);
    await this.tellHosts(manager, booking, amountCents);
    return row.invoiceId;
  }

  private async purpose(
    manager: EntityManager,
    { id }: Booking,
    amountCents: number,
  ): Promise<PaymentPurpose> {
    const parts = await manager.find(Instalment, { where: { bookingId: id }, order: { position: 'ASC' } });
    return purposeOf(parts, await balanceCents(manager, id), amountCents);
  }

  private async tellHosts(manager: EntityManager, booking: Booking, amountCents: number): Promise<void> {
    const buyer = await buyerOf(manager, booking.id);
    const text = `${shortName(buyer.name)} paid ${dollars(amountCents)}, recorded by a host`;
    const summary = { text, bookingId: booking.publicId, amountCents, status: booking.status };
    await this.news.announce(manager, { type: 'payment.received', tripId: booking.tripId, summary });
  }
}
