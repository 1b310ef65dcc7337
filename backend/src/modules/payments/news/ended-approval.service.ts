import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { UNPAID_HOLDS } from '../../bookings/booking.rules.js';
import { HoldEnd } from '../../bookings/hold/hold-end.service.js';
import { DeclinedMoney } from '../not-taken/declined-money.service.js';
import { Payment } from '../payment/payment.entity.js';
import { lockPayment } from '../payment/payment-locks.js';
import { movePayment } from '../payment/payment-move.js';
import { CAPTURABLE, OPEN } from '../payment/payment.rules.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { goneIsNull } from '../provider/provider-error.js';
import { Settlement } from '../settlement/settlement.service.js';

/** Places kept while their buyer pays. Those that a host keeps, and an offer, have a time of their own. */
const isHeldToPay = ({ status, holdExpiresAt, offerExpiresAt }: Booking) =>
  UNPAID_HOLDS.includes(status) && holdExpiresAt !== null && offerExpiresAt === null;

/** An approval that PayPal took back: the attempt ends, and with the last one of an unpaid booking its places are free. */
@Injectable()
export class EndedApproval {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly holdEnd: HoldEnd,
    private readonly declined: DeclinedMoney,
  ) {}

  /** False when the order is none of ours. */
  async end(orderId: string): Promise<boolean> {
    const payment = await this.db.manager.findOneBy(Payment, { providerOrderId: orderId });
    if (!payment) return false;
    const order = await this.provider.getOrder(orderId).catch(goneIsNull);
    if (order?.taking) await this.settlement.settle(payment.id, order);
    else if (order?.state !== 'approved')
      await this.db.transaction((manager) => this.expire(manager, payment.id));
    return true;
  }

  private async expire(manager: EntityManager, paymentId: number): Promise<void> {
    const locked = await lockPayment(manager, paymentId);
    const { booking, payment } = locked;
    if (!CAPTURABLE.includes(payment.status)) return;
    const lastIssue = 'APPROVAL_REVERSED';
    await movePayment(manager, payment, 'expired', { lastIssue, nextCheckAt: null }, this.clock.now());
    await this.declined.tellAll(manager, locked, lastIssue);
    const open = { bookingId: booking.id, status: In([...OPEN]) };
    if (!isHeldToPay(booking) || (await manager.existsBy(Payment, open))) return;
    await this.holdEnd.end(manager, booking);
  }
}
