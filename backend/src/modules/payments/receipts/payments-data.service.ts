import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { theRowOf } from '../../../platform/database/rows.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import { ERASED_NAME, type Names, PersonalData } from '../../auth/account/personal-data.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { Payment } from '../payment/payment.entity.js';
import { Refund } from '../refunds/refund.entity.js';
import { PaymentShare } from '../shares/payment-share.entity.js';

/**
 * Money rows are kept for seven years whoever asks (tax law); they name nobody, and the names on shares go. A person may read
 * their own.
 */
@Injectable()
export class PaymentsData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'payments',
      collect: (manager, userId) => this.collect(manager, userId),
      rename: (manager, userId, names) => renameInShares(manager, userId, names),
      erase: (manager, userId) => endShares(manager, userId, this.clock.now()),
      objection: (manager, userId) => this.objection(manager, userId),
    });
  }

  private async collect(manager: EntityManager, userId: number): Promise<object[]> {
    const bookings = await manager.find(Booking, { where: { userId }, order: { id: 'ASC' } });
    const bookingId = In(bookings.map(({ id }) => id));
    const payments = await manager.find(Payment, { where: { bookingId }, order: { id: 'ASC' } });
    const refunds = await manager.find(Refund, { where: { bookingId }, order: { id: 'ASC' } });
    const shares = await manager.find(PaymentShare, { where: { bookingId }, order: { createdAt: 'ASC' } });
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
}

/** A traveller whom the buyer of their booking had asked for a share is called there as they are now. */
async function renameInShares(
  manager: EntityManager,
  userId: number,
  { from, to }: { from: Names; to: Names },
): Promise<void> {
  await manager.query(
    `UPDATE payment_shares s SET name = $3 FROM guests g
      WHERE g.booking_id = s.booking_id AND g.user_id = $1 AND s.name IN ($2, g.name)`,
    [userId, fullName(from), fullName(to)],
  );
}

/** Whom a buyer has asked to pay was their word; nobody is asked any more. */
async function endShares(manager: EntityManager, userId: number, now: Date): Promise<void> {
  await manager.query(
    `UPDATE payment_shares s SET name = $2, withdrawn_at = COALESCE(s.withdrawn_at, $3) FROM bookings b
      WHERE b.id = s.booking_id AND b.user_id = $1`,
    [userId, ERASED_NAME, now],
  );
}
