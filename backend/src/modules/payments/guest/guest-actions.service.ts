import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import type {
  CancelBookingDto,
  CancellationTermsDto,
  CancelledDto,
} from '../cancellation/cancellation.dto.js';
import { Cancellations } from '../cancellation/cancellations.service.js';
import type { UsedCreditDto } from '../credits/credit.dto.js';
import { Credits } from '../credits/credits.service.js';
import { GuestMoney } from '../receipts/guest-money.service.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

/** What a buyer does with their own booking's money. */
@Injectable()
export class GuestActions {
  constructor(
    private readonly db: DataSource,
    private readonly writes: BookingWrites,
    private readonly money: GuestMoney,
    private readonly cancellations: Cancellations,
    private readonly credits: Credits,
  ) {}

  async terms(userId: number, id: string): Promise<CancellationTermsDto> {
    const { id: bookingId } = await this.money.own(this.db.manager, userId, id);
    return this.writes.run(bookingId, (manager, booking) => this.cancellations.terms(manager, booking));
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

  /** Once a key, on the person's own booking. */
  private async act<T extends object>(
    userId: number,
    id: string,
    request: { key: string | undefined; body: object },
    work: (manager: EntityManager, booking: LockedBooking) => Promise<T>,
  ): Promise<T> {
    const { id: bookingId } = await this.money.own(this.db.manager, userId, id);
    return this.writes.once({ ...request, scope: `guest:${userId}` }, bookingId, work);
  }
}
