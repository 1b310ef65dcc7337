import { Injectable } from '@nestjs/common';
import type {
  CancelBookingDto,
  CancellationTermsDto,
  CancelledDto,
} from '../cancellation/cancellation.dto.js';
import { Cancellations } from '../cancellation/cancellations.service.js';
import type { UsedCreditDto } from '../credits/credit.dto.js';
import { Credits } from '../credits/credits.service.js';
import { OwnBookings } from './own-bookings.service.js';

/** What a buyer does with their own booking's money. */
@Injectable()
export class GuestActions {
  constructor(
    private readonly own: OwnBookings,
    private readonly cancellations: Cancellations,
    private readonly credits: Credits,
  ) {}

  terms(userId: number, id: string): Promise<CancellationTermsDto> {
    return this.own.underLock({ userId, id }, (manager, booking) =>
      this.cancellations.terms(manager, booking),
    );
  }

  cancel(
    userId: number,
    id: string,
    { refundCents, reason = 'No reason given' }: CancelBookingDto,
    key: string | undefined,
  ): Promise<CancelledDto> {
    return this.own.act({ userId, id, key }, { action: 'cancel', id, refundCents }, (manager, booking) =>
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
    return this.own.act({ userId, id, key }, { action: 'use credit', id }, async (manager, booking) => ({
      usedCents: await this.credits.use(manager, booking, userId),
    }));
  }
}
