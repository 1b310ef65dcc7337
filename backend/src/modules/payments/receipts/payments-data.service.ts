import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { theRowOf } from '../../../platform/database/rows.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import { PersonalData } from '../../auth/account/personal-data.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { Payment } from '../payment/payment.entity.js';
import { Refund } from '../refunds/refund.entity.js';

/** Money rows are kept for seven years whoever asks (tax law); they name nobody. A person may read their own. */
@Injectable()
export class PaymentsData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'payments',
      collect: (manager, userId) => this.collect(manager, userId),
      erase: () => Promise.resolve(),
      objection: (manager, userId) => this.objection(manager, userId),
    });
  }

  private async collect(manager: EntityManager, userId: number): Promise<object[]> {
    const bookings = await manager.find(Booking, { where: { userId }, order: { id: 'ASC' } });
    const bookingId = In(bookings.map(({ id }) => id));
    const payments = await manager.find(Payment, { where: { bookingId }, order: { id: 'ASC' } });
    const refunds = await manager.find(Refund, { where: { bookingId }, order: { id: 'ASC' } });
    return bookings.map((booking) => ({
      reference: bookingReference(booking),
      totalCents: booking.totalCents,
      payableCents: booking.payableCents,
      promoCode: booking.promo?.code ?? null,
      termsVersion: booking.termsVersion,
      termsAgreedAt: booking.termsAgreedAt,
      termsOfTheTrip: booking.ownTerms ?? [],
      payments: payments
        .filter((payment) => payment.bookingId === booking.id)
        .map(({ purpose, method, amountCents, currency, status, createdAt }) => ({
          purpose,
          method,
          amountCents,
          currency,
          status,
          createdAt,
        })),
      refunds: refunds
        .filter((refund) => refund.bookingId === booking.id)
        .map(({ amountCents, status, reason, createdAt, givenMeans, givenOn }) => ({
          amountCents,
          status,
          reason,
          createdAt,
          givenMeans,
          givenOn,
        })),
    }));
  }

  private async objection(manager: EntityManager, userId: number): Promise<RefusalCode | null> {
    const money = await theRowOf(
      manager,
      z.object({ is_under_way: z.boolean() }),
      `SELECT EXISTS (SELECT FROM payments p JOIN bookings b ON b.id = p.booking_id
                       WHERE b.user_id = $1 AND p.status IN ('approved', 'capturing', 'pending'))
           OR EXISTS (SELECT FROM refunds r JOIN bookings b ON b.id = r.booking_id
                       WHERE b.user_id = $1 AND r.status IN ('requested', 'submitted', 'pending')) AS is_under_way`,
      [userId],
    );
    return money.is_under_way ? 'erase.money_under_way' : null;
  }
}
