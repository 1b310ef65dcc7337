import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { voidOpenAttempts } from '../payment/open-attempts.js';
import { PaymentShare } from './payment-share.entity.js';

/** What becomes of the shares of who leaves a booking. */
@Injectable()
export class ShareEnd {
  constructor(private readonly clock: Clock) {}

  /** A companion who does not travel is asked for nothing. What they have paid, or is being taken, stays. */
  async withCompanion(
    manager: EntityManager,
    booking: LockedBooking,
    { id: guestId }: Pick<Guest, 'id'>,
  ): Promise<void> {
    for (const { id, withdrawnAt } of await manager.findBy(PaymentShare, { guestId })) {
      await voidOpenAttempts(manager, booking, { shareId: id });
      await manager.update(PaymentShare, { id }, { withdrawnAt: withdrawnAt ?? this.clock.now() });
    }
  }
}
