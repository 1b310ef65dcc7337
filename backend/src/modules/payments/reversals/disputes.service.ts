import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Bookings } from '../../guests/bookings.service.js';
import { bookingReference } from '../../guests/guest.view.js';
import { amountCents } from '../../guests/money-text.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';
import { lockPayment } from '../payment-locks.js';
import type { PayPalDispute } from '../paypal/paypal.schemas.js';
import { Refunds } from '../refunds/refunds.service.js';
import { Reversals } from './reversals.service.js';

const RESOLVED = 'RESOLVED';
/** Whatever ends a dispute without money for the buyer: won, withdrawn by them, refused by PayPal. */
const KEPT: ReadonlySet<string> = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'CANCELED_BY_BUYER',
  'DENIED',
  'RESOLVED_WITH_PAYOUT',
]);

/** A buyer asks PayPal for their money back: the doors of the booking close, and we refund nothing ourselves meanwhile. */
@Injectable()
export class Disputes {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: Bookings,
    private readonly alerts: MoneyAlerts,
    private readonly reversals: Reversals,
    private readonly refunds: Refunds,
  ) {}

  /** Brings the booking to what PayPal says of a dispute. A lost one stays in sight: what it takes is a reversal. */
  async record(paymentId: number, dispute: PayPalDispute): Promise<void> {
    const isKept = dispute.status === RESOLVED && KEPT.has(dispute.dispute_outcome?.outcome_code ?? '');
    const bookingId = await this.db.transaction(async (manager) => {
      const { booking, payment } = await lockPayment(manager, paymentId);
      const disputed = dispute.dispute_amount;
      if (isKept) {
        await this.alerts.settle(manager, 'disputed', dispute.dispute_id, 'PayPal decided for us');
      } else {
        await this.alerts.raise(manager, {
          kind: 'disputed',
          ref: dispute.dispute_id,
          tripId: booking.tripId,
          bookingId: booking.id,
          oursCents: payment.amountCents,
          theirsCents: disputed ? amountCents(disputed.value) : null,
          currency: disputed?.currency_code ?? payment.currency,
          text: `The buyer of booking ${bookingReference(booking)} disputes a payment at PayPal: its access is closed. Please answer there`,
        });
      }
      await this.reversals.bringDispute(manager, booking);
      await this.bookings.refresh(manager, booking.id);
      return booking.id;
    });
    await this.refunds.afterCommit(bookingId);
  }
}
