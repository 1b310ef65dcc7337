import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Guest } from '../../../bookings/guest.entity.js';
import { shortName } from '../../../bookings/guest.view.js';
import type { Holder } from '../../../bookings/hold/hold-limits.service.js';
import { Trips } from '../../../trips/trips.service.js';
import { FormAttempts } from '../../take/form-attempts.service.js';
import { PLAN_OF } from '../../take/form-mark.rules.js';
import type { OpenFormDto, PaymentFormDto } from './payment-form.dto.js';
import { formFields } from './payment-form.rules.js';

/** The way to pay that needs no script: a form the browser posts to PayPal. Only PayPal's notification decides. */
@Injectable()
export class PaymentForms {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly trips: Trips,
    private readonly attempts: FormAttempts,
  ) {}

  /**
   * The form for what is due, for the holder of the link. Throws `guest.not_found`, `payment.form_closed` when no account is
   * set up to be paid, and what {@link FormAttempts.open} throws.
   */
  async open(guestId: string, { option, ...shown }: OpenFormDto, holder: Holder): Promise<PaymentFormDto> {
    const { merchantEmail, merchantId, webscrUrl: action } = this.config.paypal;
    const business = merchantEmail ?? merchantId;
    if (!business) throw new DomainError('payment.form_closed');
    const plan = PLAN_OF[option];
    const owner = { ...shown, draftToken: null, guestId, plan, userId: null, holder };
    const { booking, payment } = await this.attempts.open(owner);
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
}
