import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isPublicId } from '../../../platform/security/tokens.js';
import { Booking } from '../../guests/booking.entity.js';
import { Guest } from '../../guests/guest.entity.js';
import { bookingReference } from '../../guests/guest.view.js';
import { Payment } from '../payment.entity.js';
import { RECEIVED } from '../payment.rules.js';
import type { GuestBookingMoneyDto, GuestPaymentsDto, ReceiptDto } from './booking-money.dto.js';
import { bookingMoney, type MoneyRows, paidBy, paidOn, refundedOf } from './booking-money.view.js';
import { ledgerSums } from './booking-money.rules.js';
import { MoneyBook } from './money-book.service.js';

/** What the buyer of a booking reads about their money. */
@Injectable()
export class GuestMoney {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly book: MoneyBook,
  ) {}

  /** Every booking this person bought, the newest first. */
  payments(userId: number): Promise<GuestPaymentsDto> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const bought = await manager.find(Booking, { where: { userId }, order: { id: 'DESC' } });
      const bookings: GuestBookingMoneyDto[] = [];
      for (const booking of bought) bookings.push(await this.ofBooking(manager, booking));
      return { bookings };
    });
  }

  /** The buyer's own booking. Throws `booking.not_found`, also for somebody else's. */
  async own(manager: EntityManager, userId: number, publicId: string): Promise<Booking> {
    const booking = isPublicId(publicId) ? await manager.findOneBy(Booking, { publicId, userId }) : null;
    if (!booking) throw new DomainError('booking.not_found');
    return booking;
  }

  /** Throws `payment.not_found` for a payment that is not this person's, or has not come. */
  receipt(userId: number, invoiceId: string): Promise<ReceiptDto> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const payment = await manager.findOneBy(Payment, { invoiceId });
      const booking = payment && (await manager.findOneBy(Booking, { id: payment.bookingId, userId }));
      if (!booking || !RECEIVED.includes(payment.status)) throw new DomainError('payment.not_found');
      return this.write(manager, payment, await this.book.read(manager, booking));
    });
  }

  private async ofBooking(manager: EntityManager, booking: Booking): Promise<GuestBookingMoneyDto> {
    const buyer = await this.buyer(manager, booking);
    const { refunds, ...money } = bookingMoney(await this.book.read(manager, booking));
    return {
      ...money,
      // Why PayPal refused one, and what it means for the books, is the hosts' business.
      refunds: refunds.map(({ id, paymentId, at, completedAt, amountCents, status, reason }) => ({
        id,
        paymentId,
        at,
        completedAt,
        amountCents,
        status,
        reason,
      })),
      guestId: buyer.publicId,
    };
  }

  private async write(manager: EntityManager, payment: Payment, rows: MoneyRows): Promise<ReceiptDto> {
    const { booking, trip, entries } = rows;
    const buyer = await this.buyer(manager, booking);
    const ownLine = entries.findIndex(
      ({ paymentId, amountCents }) => paymentId === payment.id && amountCents < 0,
    );
    const after = ledgerSums(entries.slice(0, ownLine + 1));
    return {
      number: `${bookingReference(booking)}-${payment.invoiceId.slice(booking.publicId.length + 1)}`,
      paidOn: paidOn(payment, trip),
      paidBy: paidBy(payment),
      purpose: payment.purpose,
      amountCents: payment.amountCents,
      currency: payment.currency,
      refundedCents: refundedOf(payment, entries),
      status: payment.status,
      owedAfterCents: Math.max(after.owedCents, 0),
      costCents: after.costCents,
      reference: bookingReference(booking),
      guestName: buyer.name,
      travellers: booking.travellers,
      cabin: trip.config.cabins[booking.cabinType].name,
      tripTitle: trip.title,
      destination: trip.destination,
      startDate: trip.startDate ?? '',
      endDate: trip.endDate ?? '',
      contactEmail: this.config.CONTACT_EMAIL,
    };
  }

  private buyer(manager: EntityManager, { id }: Booking): Promise<Guest> {
    return manager.findOneByOrFail(Guest, { bookingId: id, position: 1 });
  }
}
