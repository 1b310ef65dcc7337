import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';
import { DeclinedMoney } from './declined-money.service.js';
import { NotTakenMails } from './not-taken-mails.service.js';
import { isUnheard } from '../payment/order-standing.rules.js';
import { lockPayment } from '../payment/payment-locks.js';
import { Payment } from '../payment/payment.entity.js';
import { movePayment } from '../payment/payment-move.js';
import { NOT_COME, OPEN, RECEIVED } from '../payment/payment.rules.js';
import { ProviderWords } from '../provider/provider-words.js';

/** Attempts to pay that end while nobody is at the page: what is told of them, and to whom. */
@Injectable()
export class EndedAttempts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly alerts: MoneyAlerts,
    private readonly declined: DeclinedMoney,
    private readonly mails: NotTakenMails,
    private readonly words: ProviderWords,
  ) {}

  /** The buyer approved it and left; we refused it, or PayPal did. What waits for another approval has not ended. */
  async tellRefused({ id }: Payment): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { payment } = await lockPayment(manager, id);
      const isOver = payment.status === 'voided' || NOT_COME.includes(payment.status);
      if (isOver && !isUnheard(payment)) await this.mails.tell(manager, payment);
    });
  }

  /** It was approved, and had made way for another payer's. Who has begun again since has heard of it. */
  async tellPassedBy({ id }: Payment): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { payment } = await lockPayment(manager, id);
      await this.stopAsking(manager, payment);
      const { bookingId, shareId } = payment;
      const own = { bookingId, shareId: shareId ?? IsNull(), id: MoreThan(id) };
      const again = { ...own, status: In([...OPEN, ...RECEIVED]) };
      if (payment.status !== 'voided' || (await manager.existsBy(Payment, again))) return;
      await this.mails.tell(manager, payment);
    });
  }

  /** Nobody approved it while there was time. */
  async forget(payment: Payment): Promise<void> {
    await this.stopAsking(this.db.manager, payment);
  }

  private async stopAsking(manager: EntityManager, { id }: Payment): Promise<void> {
    await manager.update(Payment, { id, status: 'voided' }, { nextCheckAt: null });
  }

  /** Nothing was taken by this order and nothing will be: the next one has another invoice number. */
  async endTaken({ id }: Payment): Promise<void> {
    await this.db.transaction(async (manager) => {
      const locked = await lockPayment(manager, id);
      const { booking, payment } = locked;
      const { numberTaken: lastIssue } = this.words;
      const changes = { lastIssue, nextCheckAt: null, captureRequestId: null };
      if (!(await movePayment(manager, payment, 'voided', changes, this.clock.now()))) return;
      await this.declined.tellAll(manager, locked, lastIssue);
      await this.alerts.raise(manager, {
        kind: 'stuck',
        ref: `invoice:${payment.invoiceId}`,
        tripId: booking.tripId,
        bookingId: booking.id,
        oursCents: payment.amountCents,
        text: `PayPal has taken money under the invoice number ${payment.invoiceId} of booking ${bookingReference(booking)} before, and does not take ${dollars(payment.amountCents)} under it again. The buyer can pay by a new order; please look there what the other money is`,
      });
    });
  }

  /** PayPal dropped an order and never said how its capture went: nobody may take that for a no. */
  async tellUnheard(manager: EntityManager, booking: Booking, payment: Payment): Promise<void> {
    await this.alerts.raise(manager, {
      kind: 'stuck',
      ref: `unheard:${payment.id}`,
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: payment.amountCents,
      text: `PayPal never said whether ${dollars(payment.amountCents)} of booking ${bookingReference(booking)} came, and shows the order no more. Please look into your PayPal account`,
    });
  }
}
