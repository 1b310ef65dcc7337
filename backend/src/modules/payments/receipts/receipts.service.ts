import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { organiserOf } from '../../trips/trip-config.js';
import { Payment } from '../payment/payment.entity.js';
import { paidOn } from '../payment/paid-on.js';
import { RECEIVED } from '../payment/payment.rules.js';
import type { ReceiptDto } from './booking-money.dto.js';
import { paidBy, refundedOf } from './booking-money.view.js';
import { ledgerSums } from './booking-money.rules.js';
import type { PaymentShare } from '../shares/payment-share.entity.js';
import { MoneyBook } from './money-book.service.js';

/** Receipts of payments that have come, whoever may read them. */
@Injectable()
export class Receipts {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly book: MoneyBook,
  ) {}

  /** @param find the payment's booking, or null when it is none of the reader's. Throws `payment.not_found`. */
  async write(
    manager: EntityManager,
    invoiceId: string,
    find: (bookingId: number) => Promise<Booking | null>,
  ): Promise<ReceiptDto> {
    const payment = await manager.findOneBy(Payment, { invoiceId });
    const booking = payment && (await find(payment.bookingId));
    if (!booking || !RECEIVED.includes(payment.status)) throw new DomainError('payment.not_found');
    return this.sheet(manager, payment, booking);
  }

  private async sheet(manager: EntityManager, payment: Payment, booking: Booking): Promise<ReceiptDto> {
    const { trip, entries, shares } = await this.book.read(manager, booking);
    const buyer = await buyerOf(manager, booking.id);
    const ownLine = entries.findIndex(
      ({ paymentId, amountCents }) => paymentId === payment.id && amountCents < 0,
    );
    const after = ledgerSums(entries.slice(0, ownLine + 1));
    return {
      number: receiptNumber(booking, payment, shares),
      paidOn: paidOn(payment, trip),
      paidBy: paidBy(payment),
      purpose: payment.purpose,
      amountCents: payment.amountCents,
      currency: payment.currency,
      refundedCents: refundedOf(payment, entries),
      status: payment.status,
      owedAfterCents: Math.max(after.owedCents, 0),
      costCents: after.costCents,
      promoCode: booking.promo?.code ?? null,
      bookingId: booking.publicId,
      reference: bookingReference(booking),
      guestName: buyer.name,
      shareName: shares.find(({ id }) => id === payment.shareId)?.name ?? null,
      travellers: booking.travellers,
      cabin: trip.config.cabins[booking.cabinType].name,
      tripTitle: trip.title,
      destination: trip.destination,
      startDate: trip.startDate ?? '',
      endDate: trip.endDate ?? '',
      organiser: organiserOf(trip.config),
      contactEmail: this.config.CONTACT_EMAIL,
    };
  }
}

/**
 * Of a share it counts the booking's shares first: `AB12CD34-S2-1`. What the statement brought back of a share that is lost has
 * the whole number that PayPal knows.
 */
function receiptNumber(
  booking: Booking,
  { invoiceId, shareId }: Payment,
  shares: readonly PaymentShare[],
): string {
  const own = shares.findIndex(({ id }) => id === shareId) + 1;
  const whose = shareId ?? booking.publicId;
  const count = invoiceId.startsWith(`${whose}-`) ? invoiceId.slice(whose.length + 1) : invoiceId;
  return `${bookingReference(booking)}-${own > 0 ? `S${own}-` : ''}${count}`;
}
