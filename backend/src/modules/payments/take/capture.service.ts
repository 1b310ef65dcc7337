import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { log } from '../../../platform/logging/log.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { AccountAlerts } from '../alerts/account-alerts.service.js';
import { CaptureIntents } from './capture-intent.service.js';
import { DeclinedMoney } from '../not-taken/declined-money.service.js';
import { lockPayment } from '../payment/payment-locks.js';
import { Payment } from '../payment/payment.entity.js';
import { movePayment } from '../payment/payment-move.js';
import { AFTER_REFUSAL, type AttemptStatus, CAPTURABLE, NOT_COME } from '../payment/payment.rules.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { ProviderError } from '../provider/provider-error.js';
import type { ProviderOrder } from '../provider/provider.types.js';
import { orderMismatch } from '../payment/asked-money.rules.js';
import { Settlement } from '../settlement/settlement.service.js';

/** The books' own word for it, the same whether the provider said so or the order showed it. */
const NOT_APPROVED = 'ORDER_NOT_APPROVED';
/** A buyer who was sent back to PayPal is looked after again from then on. */
const LATER_CHECK_MS = 2 * MINUTE_MS;

/**
 * Takes the money of an approved order: commit the intent, ask PayPal, settle once. The browser's
 * call and the resolver both come through here; a crash at any point leaves a `capturing` row that the resolver finishes.
 */
@Injectable()
export class Capture {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly intents: CaptureIntents,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly account: AccountAlerts,
    private readonly declined: DeclinedMoney,
  ) {}

  /**
   * Resolves when the outcome is known and booked, or when another call is at work or PayPal is silent: look at the
   * payment's status. Throws what the buyer must hear: `payment.not_approved`, `.declined`, `.failed`, `.mismatch`, ...
   * @param resumes for the resolver: goes on with a capture whose outcome is unknown, under its old request id.
   */
  async capture(paymentId: number, { resumes = false } = {}): Promise<void> {
    const intent = await this.intents.commit(paymentId, resumes);
    if (!intent) return;
    const { payment, orderId, requestId, refusal } = intent;
    try {
      const order = await this.provider.getOrder(orderId);
      if (order.state === 'completed') return await this.settlement.settle(payment.id, order, !resumes);
      if (refusal) {
        await this.moveBack(payment.id, 'voided', refusal);
        throw new DomainError(refusal);
      }
      await this.assertMayCapture(payment, intent.booking, order);
      const captured = await this.provider.take(orderId, requestId);
      await this.settlement.settle(payment.id, captured, !resumes);
    } catch (err) {
      await this.handle(payment.id, err);
    }
  }

  /** C1: what the buyer approved is what we asked for. */
  private async assertMayCapture(payment: Payment, booking: Booking, order: ProviderOrder): Promise<void> {
    const mismatch = orderMismatch(order, {
      amountCents: payment.amountCents,
      currency: payment.currency,
      ownId: booking.publicId,
    });
    if (mismatch) {
      log.error({ paymentId: payment.id, mismatch }, 'an approved order does not match its payment');
      await this.moveBack(payment.id, 'failed', mismatch);
      throw new DomainError('payment.mismatch');
    }
    if (order.state === 'approved') return;
    await this.moveBack(payment.id, 'created', NOT_APPROVED);
    throw new DomainError('payment.not_approved');
  }

  private async handle(paymentId: number, err: unknown): Promise<void> {
    if (!(err instanceof ProviderError)) throw err;
    log.warn(
      { paymentId, issue: err.issue, status: err.status, debugId: err.debugId },
      'PayPal did not capture',
    );
    await this.account.look(err);
    // Captured already, by a call whose answer was lost: the resolver's next question books it.
    if (err.isTakenAlready) return this.askSoon(paymentId);
    // Unknown is a state: the row stays `capturing` and the resolver asks PayPal before anything is done again.
    if (!err.refusal) return this.noteIssue(paymentId, err.issue);
    const { status, refusal } = AFTER_REFUSAL[err.refusal];
    await this.moveBack(paymentId, status, err.issue);
    throw new DomainError(refusal);
  }

  /** What PayPal said while the outcome stays unknown: the resolver may need it. */
  private async noteIssue(id: number, lastIssue: string): Promise<void> {
    await this.db.manager.update(Payment, { id, status: 'capturing' }, { lastIssue });
  }

  private async askSoon(paymentId: number): Promise<void> {
    await this.db.manager.update(
      Payment,
      { id: paymentId, status: 'capturing' },
      { nextCheckAt: this.clock.now() },
    );
  }

  private async moveBack(paymentId: number, status: AttemptStatus, issue: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      const locked = await lockPayment(manager, paymentId);
      const nextCheckAt = CAPTURABLE.includes(status) ? this.clock.in(LATER_CHECK_MS) : null;
      // The next capture is another request: PayPal may remember a refusal under the old id. An order is captured once.
      const changes = { lastIssue: issue, nextCheckAt, captureRequestId: null };
      const hasMoved = await movePayment(manager, locked.payment, status, changes, this.clock.now());
      if (hasMoved && NOT_COME.includes(status)) await this.declined.tell(manager, locked, issue);
    });
  }
}
