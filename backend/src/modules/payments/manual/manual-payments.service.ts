import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { balanceCents, postEntry } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { shortName } from '../../bookings/guest.view.js';
import { partsOf } from '../../bookings/ledger/parts.js';
import { Places } from '../../bookings/hold/places.service.js';
import { PlanChange } from '../../bookings/ledger/plan-change.service.js';
import { addDays } from '../../../../contracts/days.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { GivenMails } from '../paid/given-mails.service.js';
import { newPayment } from '../payment/new-payment.js';
import { assertNothingTaken, voidOpenAttempts } from '../payment/open-attempts.js';
import { PaidBooking } from '../paid/paid-booking.service.js';
import type { PaymentPurpose } from '../payment/payment.entity.js';
import { purposeOf } from '../owner/due.rules.js';
import type { ManualPayment } from '../payment/manual-payment.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Money may have come before a host entered the booking; longer before it is a slip of the keyboard. */
const EARLIEST_DAYS_BEFORE = 365;

/** Cash, checks and bank transfers: a host's word, with a reason. */
@Injectable()
export class ManualPayments {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
    private readonly places: Places,
    private readonly plans: PlanChange,
    private readonly paid: PaidBooking,
    private readonly mails: GivenMails,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * Whether it may be recorded; a lapsed booking has its places again then. Throws `payment.more_than_owed`,
   * `payment.under_way`, `access.booking_ended`, `trip.sold_out`, `trip.departed`, `request.invalid` for a day that
   * cannot be.
   */
  async assertPossible(
    manager: EntityManager,
    booking: LockedBooking,
    { amountCents, receivedOn }: ManualPayment,
  ): Promise<void> {
    if (booking.status === 'cancelled') throw new DomainError('access.booking_ended');
    const { timeZone } = await this.trips.get(booking.tripId, manager);
    if (receivedOn > dateInZone(this.clock.now(), timeZone)) {
      throw new DomainError('request.invalid', {}, { receivedOn: 'Choose today or a day that is over' });
    }
    if (receivedOn < addDays(dateInZone(booking.createdAt, timeZone), -EARLIEST_DAYS_BEFORE)) {
      const text = 'Choose a day at most a year before the booking was made';
      throw new DomainError('request.invalid', {}, { receivedOn: text });
    }
    await assertNothingTaken(manager, booking);
    if (booking.status === 'expired') await this.bookings.revive(manager, booking, 'host');
    else await this.places.assertStillSold(manager, booking);
    const owed = await balanceCents(manager, booking.id);
    if (amountCents > owed)
      throw new DomainError('payment.more_than_owed', {
        owed: owed > 0 ? `Only ${dollars(owed)}` : 'Nothing',
      });
  }

  /** Answers the payment's invoice id. After {@link assertPossible}. */
  async record(manager: EntityManager, booking: LockedBooking, payment: ManualPayment): Promise<string> {
    // An order that is still open at PayPal would take the same money again.
    await voidOpenAttempts(manager, booking);
    const { amountCents, means, receivedOn, reason, userId } = payment;
    const now = this.clock.now();
    await this.plans.byFirst(manager, booking, { amountCents, isForAll: false });
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
    await this.note(manager, booking, payment);
    await this.mails.tellOfPayment(manager, row);
    await this.tellHosts(manager, booking, amountCents);
    return row.invoiceId;
  }

  private async note(
    manager: EntityManager,
    { id: bookingId, tripId }: Booking,
    { userId, reason, amountCents, means, receivedOn }: ManualPayment,
  ): Promise<void> {
    const [action, details] = ['payment.recorded', { means, receivedOn }];
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason, amountCents, details });
  }

  private async purpose(
    manager: EntityManager,
    { id }: Booking,
    amountCents: number,
  ): Promise<PaymentPurpose> {
    const parts = await partsOf(manager, id);
    return purposeOf(parts, await balanceCents(manager, id), amountCents);
  }

  private async tellHosts(manager: EntityManager, booking: Booking, amountCents: number): Promise<void> {
    const buyer = await buyerOf(manager, booking.id);
    const text = `${shortName(buyer.name)} paid ${dollars(amountCents)}, recorded by a host`;
    const summary = { text, bookingId: booking.publicId, amountCents, status: booking.status };
    await this.news.announce(manager, { type: 'payment.received', tripId: booking.tripId, summary });
  }
}
