import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { GuestRecords } from '../../bookings/guest-records.service.js';
import { Payment } from '../payment/payment.entity.js';
import { OPEN } from '../payment/payment.rules.js';
import { ProviderError } from '../provider/provider-error.js';
import { RefundSubmit } from '../refunds/refund-submit.service.js';
import { Resolver } from './resolver.service.js';
import { TakenMoney } from '../reversals/taken-money.service.js';

/** "I have paid, check again": for a buyer whose window or connection died before they heard how it went. */
@Injectable()
export class PaymentRecheck {
  constructor(
    private readonly db: DataSource,
    private readonly records: GuestRecords,
    private readonly resolver: Resolver,
    private readonly refunds: RefundSubmit,
    private readonly taken: TakenMoney,
  ) {}

  /**
   * Asks PayPal about every payment of the guest's booking whose end we do not know, and books what it says. Takes nobody's
   * word for a payment. Throws `guest.not_found`, and `payment.unclear` when PayPal cannot be asked.
   */
  async ofGuest(publicId: string): Promise<void> {
    await this.ofBooking((await this.records.guest(publicId)).bookingId);
  }

  /** The same for a host: refunds without an end are asked about as well. Throws `payment.unclear`. */
  async ofBooking(bookingId: number): Promise<void> {
    const asked = { bookingId, status: In([...OPEN]) };
    const open = await this.db.manager.findBy(Payment, [
      { ...asked, providerOrderId: Not(IsNull()) },
      { ...asked, providerCaptureId: Not(IsNull()) },
    ]);
    let isKnown = true;
    for (const payment of open) isKnown = (await this.resolver.resolve(payment)) && isKnown;
    isKnown = (await this.refunds.askAbout(bookingId)) && isKnown;
    isKnown = (await this.askAboutTaken(bookingId)) && isKnown;
    if (!isKnown) throw new DomainError('payment.unclear');
  }

  /** What was taken from us may have come back without a word; false when PayPal could not say. */
  private async askAboutTaken(bookingId: number): Promise<boolean> {
    try {
      await this.taken.ofBooking(bookingId);
      return true;
    } catch (err) {
      if (err instanceof ProviderError) return false;
      throw err;
    }
  }
}
