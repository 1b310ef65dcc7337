import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { orderStanding } from '../payment/order-standing.rules.js';
import type { Owner } from '../owner/owner.js';
import { PaymentOwner } from '../owner/payment-owner.service.js';
import { Payment } from '../payment/payment.entity.js';
import type { OrderStateDto } from './payments.dto.js';

/** For who comes back from PayPal, also in a browser that knows nothing of the booking: how the payment stands, and nobody's name. */
@Injectable()
export class OrderState {
  constructor(
    private readonly db: DataSource,
    private readonly owners: PaymentOwner,
  ) {}

  /** Asks nobody and moves nothing: who approved is charged once, by whoever comes first. Throws `payment.not_found`. */
  async of(owner: Pick<Owner, 'draftToken'>, orderId: string): Promise<OrderStateDto> {
    const { manager } = this.db;
    const payment = await manager.findOneBy(Payment, { providerOrderId: orderId });
    if (!payment) throw new DomainError('payment.not_found');
    const { status } = await manager.findOneByOrFail(Booking, { id: payment.bookingId });
    const standing = orderStanding(payment, isConfirmed(status));
    const isOwn = await this.owners.owns(owner, payment);
    const isBooked = isOwn && standing === 'paid';
    return {
      standing,
      isOwn,
      guestId: isBooked ? (await buyerOf(manager, payment.bookingId)).publicId : null,
    };
  }
}
