import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import type { Booking } from '../../../bookings/booking.entity.js';
import { Bookings } from '../../../bookings/bookings.service.js';
import { Guest } from '../../../bookings/guest.entity.js';
import type { Holder } from '../../../bookings/hold/hold-limits.service.js';
import { shortName } from '../../../bookings/guest.view.js';
import { Trips } from '../../../trips/trips.service.js';
import { newPayment } from '../../payment/new-payment.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../../payment/open-attempts.js';
import { type Due, PaymentOwner } from '../../owner/payment-owner.service.js';
import { Payment } from '../../payment/payment.entity.js';
import { CAPTURABLE } from '../../payment/payment.rules.js';
import type { OpenFormDto, PaymentFormDto } from './payment-form.dto.js';
import { formFields, FORM_METHOD, PLAN_OF } from './payment-form.rules.js';
import type { LockedBooking } from '../../../bookings/booking-lock.js';

/** The way to pay that needs no script: a form the browser posts to PayPal. Only PayPal's notification decides. */
@Injectable()
export class PaymentForms {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly owners: PaymentOwner,
    private readonly bookings: Bookings,
  ) {}

  /**
   * The form for what is due, for the holder of the link: places first, our row next. Throws `guest.not_found`,
   * `payment.form_closed` when no account is set up to be paid, and what {@link PaymentOwner.payFor} throws.
   */
  async open(
    guestId: string,
    { option, termsVersion, tripVersion }: OpenFormDto,
    holder: Holder,
  ): Promise<PaymentFormDto> {
    const { merchantEmail, merchantId, webscrUrl: action } = this.config.paypal;
    const business = merchantEmail ?? merchantId;
    if (!business) throw new DomainError('payment.form_closed');
    const plan = PLAN_OF[option];
    const owner = { draftToken: null, guestId, plan, userId: null, holder, termsVersion, tripVersion };
    const { booking, payment } = await this.db.transaction((manager) =>
      this.owners.payFor(manager, owner, (...it) => this.attempt(manager, ...it)),
    );
    const guest = await this.db.manager.findOneByOrFail(Guest, { publicId: guestId });
    const { title: tripTitle } = await this.trips.get(booking.tripId);
    const { amountCents, currency } = payment;
    const guestName = shortName(guest.name);
    const siteUrl = this.config.publicUrl;
    const fields = formFields({
      business,
      tripTitle,
      guestName,
      guestId,
      option,
      amountCents,
      currency,
      siteUrl,
    });
    return { action, fields };
  }

  private async attempt(
    manager: EntityManager,
    booking: LockedBooking,
    due: Due,
  ): Promise<{ booking: LockedBooking; payment: Payment }> {
    await assertNothingUnderWay(manager, booking);
    const same = await this.findOpen(manager, booking, due);
    if (same) return { booking, payment: same };
    // One attempt at a time: a buyer who chose the form pays by the form.
    await voidOpenAttempts(manager, booking);
    await this.bookings.move(manager, booking, 'pending_payment');
    // PayPal cannot be asked about a form: no check is due until it tells.
    const attempt = { ...due, method: FORM_METHOD, status: 'created' } as const;
    return { booking, payment: await newPayment(manager, booking, this.clock.now(), attempt) };
  }

  private findOpen(manager: EntityManager, { id: bookingId }: Booking, due: Due): Promise<Payment | null> {
    const { purpose, amountCents } = due;
    const status = In([...CAPTURABLE]);
    return manager.findOneBy(Payment, { bookingId, method: FORM_METHOD, status, purpose, amountCents });
  }
}
