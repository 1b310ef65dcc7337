import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { once } from '../../platform/database/once.js';
import { lockBooking } from '../bookings/booking-lock.js';
import type { Booking } from '../bookings/booking.entity.js';
import type {
  CancelBookingDto,
  CancellationTermsDto,
  CancelledDto,
} from './cancellation/cancellation.dto.js';
import { Cancellations } from './cancellation/cancellations.service.js';
import type { UsedCreditDto } from './credits/credit.dto.js';
import { Credits } from './credits/credits.service.js';
import { GuestMoney } from './receipts/guest-money.service.js';

/** What a buyer does with their own booking's money. */
@Injectable()
export class GuestActions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly money: GuestMoney,
    private readonly cancellations: Cancellations,
    private readonly credits: Credits,
  ) {}

  terms(userId: number, id: string): Promise<CancellationTermsDto> {
    return this.db.transaction(async (manager) => {
      const { id: bookingId } = await this.money.own(manager, userId, id);
      return this.cancellations.terms(manager, await lockBooking(manager, bookingId));
    });
  }

  cancel(
    userId: number,
    id: string,
    { refundCents, reason = 'No reason given' }: CancelBookingDto,
    key: string | undefined,
  ): Promise<CancelledDto> {
    const body = { action: 'cancel', id, refundCents };
    return this.act(userId, id, { key, body }, (manager, booking) =>
      this.cancellations.cancel(manager, booking, {
        by: 'guest',
        userId,
        reason,
        shownRefundCents: refundCents,
        refundCents,
      }),
    );
  }

  useCredit(userId: number, id: string, key: string | undefined): Promise<UsedCreditDto> {
    return this.act(userId, id, { key, body: { action: 'use credit', id } }, async (manager, booking) => ({
      usedCents: await this.credits.use(manager, booking, userId),
    }));
  }

  /** Once a key, on the person's own booking under its lock; then whoever has to hear of it does. */
  private async act<T extends object>(
    userId: number,
    id: string,
    request: { key: string | undefined; body: object },
    work: (manager: EntityManager, booking: Booking) => Promise<T>,
  ): Promise<T> {
    const { id: bookingId } = await this.money.own(this.db.manager, userId, id);
    const named = { ...request, scope: `guest:${userId}` };
    return this.db.transaction((manager) =>
      once(manager, named, this.clock.now(), async () =>
        work(manager, await lockBooking(manager, bookingId)),
      ),
    );
  }
}
