import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Booking } from '../../guests/booking.entity.js';
import { Bookings } from '../../guests/bookings.service.js';
import { Guest } from '../../guests/guest.entity.js';
import type { Holder } from '../../guests/hold-limits.service.js';
import { shortName } from '../../guests/guest.view.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trips } from '../../trips/trips.service.js';
import { type Due, PaymentOwner } from '../payment-owner.service.js';
import { Payment } from '../payment.entity.js';
import { MONEY_UNKNOWN, OPEN } from '../payment.rules.js';
import type { FormOption, PaymentFormDto } from './payment-form.dto.js';
import { formFields, PLAN_OF } from './payment-form.rules.js';

const METHOD = 'paypal_standard';

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
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * The form for what is due, for the holder of the link: places first, our row next. Throws `guest.not_found`,
   * `payment.form_closed` when no account is set up to be paid, and what {@link PaymentOwner.bookingToPay} throws.
   */
  async open(guestId: string, option: FormOption, holder: Holder): Promise<PaymentFormDto> {
    const { merchantEmail, merchantId, webscrUrl: action } = this.config.paypal;
    const business = merchantEmail ?? merchantId;
    if (!business) throw new DomainError('payment.form_closed');
    const { booking, payment } = await this.db.transaction((manager) =>
      this.attempt(manager, guestId, option, holder),
    );
    this.news.wake();
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
    guestId: string,
    option: FormOption,
    holder: Holder,
  ): Promise<{ booking: Booking; payment: Payment }> {
    const owner = { draftToken: null, guestId, plan: PLAN_OF[option], userId: null, holder };
    const { booking, due } = await this.owners.bookingToPay(manager, owner);
    const open = await manager.findBy(Payment, { bookingId: booking.id, status: In([...OPEN]) });
    if (open.some(({ status }) => MONEY_UNKNOWN.includes(status))) throw new DomainError('payment.under_way');
    const same = open.find((p) => p.method === METHOD && isFor(p, due));
    if (same) return { booking, payment: same };
    // One attempt at a time: a buyer who chose the form pays by the form.
    const replaced = { id: In(open.map(({ id }) => id)) };
    await manager.update(Payment, replaced, { status: 'voided', nextCheckAt: null });
    await this.bookings.move(manager, booking, 'pending_payment');
    return { booking, payment: await this.newPayment(manager, booking, due) };
  }

  /** PayPal cannot be asked about a form: no check is due until it tells. */
  private async newPayment(
    manager: EntityManager,
    { id: bookingId, publicId }: Booking,
    due: Due,
  ): Promise<Payment> {
    const attempts = await manager.countBy(Payment, { bookingId });
    const now = this.clock.now();
    const payment = manager.create(Payment, {
      ...due,
      bookingId,
      method: METHOD,
      status: 'created' as const,
      invoiceId: `${publicId}-${attempts + 1}`,
      createRequestId: randomUUID(),
      createdAt: now,
      updatedAt: now,
    });
    return manager.save(payment);
  }
}

function isFor({ purpose, amountCents }: Payment, due: Due): boolean {
  return purpose === due.purpose && amountCents === due.amountCents;
}
