import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { theRowOf } from '../../../platform/database/rows.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import { ERASED_NAME, PersonalData } from '../../auth/account/personal-data.js';
import { Booking } from '../../bookings/booking.entity.js';
import { lockBooking } from '../../bookings/booking-lock.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { voidOpenAttempts } from '../payment/open-attempts.js';
import { Payment } from '../payment/payment.entity.js';
import { Refund } from '../refunds/refund.entity.js';
import { PaymentShare } from '../shares/payment-share.entity.js';
import { ShareLinks } from '../shares/share-links.service.js';
import { sharesOf } from '../shares/share-rows.js';

/**
 * Money rows are kept for seven years whoever asks (tax law); they name nobody, and the names on shares go. A person may read
 * their own.
 */
@Injectable()
export class PaymentsData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly clock: Clock,
    private readonly links: ShareLinks,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'payments',
      collect: (manager, userId) => this.collect(manager, userId),
      erase: (manager, userId) => this.endShares(manager, userId),
      objection: (manager, userId) => this.objection(manager, userId),
    });
  }

  private async collect(manager: EntityManager, userId: number): Promise<object[]> {
    const bookings = await manager.find(Booking, { where: { userId }, order: { id: 'ASC' } });
    const bookingId = In(bookings.map(({ id }) => id));
    const payments = await manager.find(Payment, { where: { bookingId }, order: { id: 'ASC' } });
    const refunds = await manager.find(Refund, { where: { bookingId }, order: { id: 'ASC' } });
    const shares = await sharesOf(manager, { bookingId });
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
      shares: shares
        .filter((share) => share.bookingId === booking.id)
        .map(({ name, amountCents, createdAt, withdrawnAt }) => ({
          name,
          amountCents,
          createdAt,
          withdrawnAt,
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

  /** Whom a buyer has asked to pay was their word; nobody is asked any more, and the links lead nowhere. */
  private async endShares(manager: EntityManager, userId: number): Promise<void> {
    const bought = await manager.find(Booking, { where: { userId }, order: { id: 'ASC' } });
    for (const { id: bookingId } of bought) {
      const shares = await manager.findBy(PaymentShare, { bookingId });
      if (shares.length === 0) continue;
      await voidOpenAttempts(manager, await lockBooking(manager, bookingId), { shareId: Not(IsNull()) });
      for (const { id, withdrawnAt } of shares) {
        const ended = { guestId: null, name: ERASED_NAME, withdrawnAt: withdrawnAt ?? this.clock.now() };
        await manager.update(PaymentShare, { id }, { ...ended, ...this.links.make(id) });
      }
    }
  }
}
