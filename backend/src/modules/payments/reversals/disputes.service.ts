import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { amountCents } from '../../bookings/quote/money-text.js';
import { MoneyAlert } from '../alerts/money-alert.entity.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';
import { ExcessMoney } from '../refunds/excess-money.service.js';
import type { Payment } from '../payment/payment.entity.js';
import { lockPayment } from '../payment/payment-locks.js';
import type { Dispute } from '../provider/provider.types.js';
import { bringDispute } from '../payment/booking-dispute.js';
import { disputeEnd, type DisputeEnd } from './dispute-end.rules.js';
import { TakenBackMails } from './taken-back-mails.service.js';

/** Who paid asks PayPal for their money back: the doors of the booking close, and we refund nothing ourselves meanwhile. */
@Injectable()
export class Disputes {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: Bookings,
    private readonly alerts: MoneyAlerts,
    private readonly excess: ExcessMoney,
    private readonly mails: TakenBackMails,
  ) {}

  /**
   * Brings the booking to what PayPal says of a dispute. A lost one is over when what it takes, a reversal, is booked: that
   * stays in sight, and the doors shut, until it is paid again.
   */
  async record(paymentId: number, dispute: Dispute): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { booking, payment } = await lockPayment(manager, paymentId);
      const wasDisputed = booking.disputed;
      const disputed = dispute.money;
      const end = await this.endOf(manager, payment, dispute);
      if (end !== 'open') {
        const whom = end === 'kept' ? 'us' : 'who paid';
        await this.alerts.settle(manager, 'disputed', dispute.id, `PayPal decided for ${whom}`);
      } else {
        await this.alerts.raise(manager, {
          kind: 'disputed',
          ref: dispute.id,
          tripId: booking.tripId,
          bookingId: booking.id,
          oursCents: payment.amountCents,
          theirsCents: disputed ? amountCents(disputed.amount) : null,
          currency: disputed?.currency ?? payment.currency,
          text: `${payment.shareId ? 'Who paid a share' : 'The buyer'} of booking ${bookingReference(booking)} disputes a payment at PayPal: its access is closed. Please answer there`,
        });
      }
      await this.bring(manager, booking);
      if (end === 'open') await this.mails.tell(manager, payment, { stage: 'asked', by: dispute.id });
      else if (end === 'kept' && wasDisputed && !booking.disputed)
        await this.mails.tell(manager, payment, { stage: 'settled', by: dispute.id });
    });
  }

  private async endOf(manager: EntityManager, payment: Payment, dispute: Dispute): Promise<DisputeEnd> {
    const sum = async (kind: 'reversal' | 'refund') =>
      (await manager.sum(LedgerEntry, 'amountCents', { paymentId: payment.id, kind })) ?? 0;
    const disputed = dispute.money;
    return disputeEnd({
      state: dispute.state,
      disputedCents: disputed ? amountCents(disputed.amount) : null,
      paidCents: payment.amountCents,
      refundedCents: await sum('refund'),
      reversedCents: await sum('reversal'),
    });
  }

  /** PayPal's ids of the disputes of a booking that are not known to be over. */
  async openOf(bookingId: number): Promise<string[]> {
    const open = { bookingId, kind: 'disputed' as const, status: 'open' as const };
    return (await this.db.manager.findBy(MoneyAlert, open)).map(({ ref }) => ref);
  }

  /** A host has closed what they were told of a dispute: what is left of it decides on the doors. In their transaction. */
  async closed(manager: EntityManager, booking: LockedBooking): Promise<void> {
    await this.bring(manager, booking);
  }

  private async bring(manager: EntityManager, booking: LockedBooking): Promise<void> {
    await bringDispute(manager, booking);
    await this.excess.giveWhatWaited(manager, booking);
    await this.bookings.refresh(manager, booking.id);
  }
}
