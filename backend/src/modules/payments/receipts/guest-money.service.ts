import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isPublicId } from '../../../platform/security/tokens.js';
import { agreedTerms } from '../../bookings/agreed-terms.view.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { sailedThen } from '../../trips/trip-move.entity.js';
import type { Trip } from '../../trips/trip.entity.js';
import type {
  GuestBookingMoneyDto,
  GuestPaymentsDto,
  GuestTermsDto,
  ReceiptDto,
} from './booking-money.dto.js';
import { bookingMoney } from './booking-money.view.js';
import { MoneyBook } from './money-book.service.js';
import { Receipts } from './receipts.service.js';

/** What the buyer of a booking reads about their money. */
@Injectable()
export class GuestMoney {
  constructor(
    private readonly db: DataSource,
    private readonly book: MoneyBook,
    private readonly receipts: Receipts,
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
    return this.db.transaction('REPEATABLE READ', (manager) =>
      this.receipts.write(manager, invoiceId, (id) => manager.findOneBy(Booking, { id, userId })),
    );
  }

  private async ofBooking(manager: EntityManager, booking: Booking): Promise<GuestBookingMoneyDto> {
    const buyer = await this.buyer(manager, booking);
    const rows = await this.book.read(manager, booking);
    const { refunds, ...money } = bookingMoney(rows);
    const { startDate, endDate } = rows.trip;
    return {
      ...money,
      // Why PayPal refused one, and what it means for the books, is the hosts' business.
      refunds: refunds.map((refund) => ({
        id: refund.id,
        paymentId: refund.paymentId,
        at: refund.at,
        completedAt: refund.completedAt,
        amountCents: refund.amountCents,
        status: refund.status,
        reason: refund.reason,
        goesBackBy: refund.goesBackBy,
        givenOn: refund.givenOn,
        isHostsToGive: refund.isHostsToGive,
      })),
      guestId: buyer.publicId,
      startDate,
      endDate,
      terms: await this.terms(manager, booking, rows.trip),
    };
  }

  private async terms(
    manager: EntityManager,
    booking: Booking,
    { id, startDate }: Trip,
  ): Promise<GuestTermsDto | null> {
    const agreed = agreedTerms(booking);
    if (!agreed) return null;
    const sailedOn = await sailedThen(manager, id, new Date(agreed.agreedAt));
    // Moved and moved back is not moved.
    return Object.assign(agreed, { sailedOn: sailedOn === startDate ? null : sailedOn });
  }

  private buyer(manager: EntityManager, { id }: Booking): Promise<Guest> {
    return buyerOf(manager, id);
  }
}
