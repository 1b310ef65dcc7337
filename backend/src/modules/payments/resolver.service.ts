import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { claimFirst } from '../../platform/database/claim.js';
import { Sweeper } from '../../platform/jobs/sweeper.js';
import { log } from '../../platform/logging/log.js';
import { Capture } from './capture.service.js';
import { lockPayment } from './payment-locks.js';
import { Payment } from './payment.entity.js';
import { movePayment } from './payment-move.js';
import {
  CAPTURABLE,
  MONEY_UNKNOWN,
  nextCheckDelayMs,
  WORRYING_CHECKS,
  type PaymentStatus,
} from './payment.rules.js';
import { PayPalError } from './paypal/paypal-error.js';
import { PayPal } from './paypal/paypal.js';
import { captureOf } from './paypal-order.rules.js';
import { Settlement } from './settlement.service.js';

const SWEEP_MS = 5_000;

/** Finds out how it went with payments nobody has heard the end of: after a crash, a silence, a closed window. */
@Injectable()
export class Resolver implements OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly paypal: PayPal,
    private readonly captures: Capture,
    private readonly settlement: Settlement,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(SWEEP_MS, 'payments', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    for (let payment = await this.claim(); payment; payment = await this.claim()) await this.resolve(payment);
  }

  /** The next one due, with its following check already set: a node that dies while asking delays it, no more. */
  private async claim(): Promise<Payment | null> {
    return this.db.transaction(async (manager) => {
      const payment = await claimFirst(
        manager
          .createQueryBuilder(Payment, 'p')
          .where('p.nextCheckAt <= :now', { now: this.clock.now() })
          .orderBy('p.nextCheckAt'),
      );
      if (!payment) return null;
      payment.checks += 1;
      payment.nextCheckAt = this.clock.in(nextCheckDelayMs(payment.checks));
      return manager.save(payment);
    });
  }

  /**
   * Asks PayPal and books the answer; false when PayPal could not say. A payment PayPal has never heard of keeps its row
   * for the next click.
   */
  async resolve(payment: Payment): Promise<boolean> {
    if (MONEY_UNKNOWN.includes(payment.status) && payment.checks >= WORRYING_CHECKS) {
      log.error(
        { paymentId: payment.id, checks: payment.checks },
        'the outcome of a payment is still unknown',
      );
    }
    if (!payment.providerOrderId) {
      if (payment.checks >= WORRYING_CHECKS) await this.move(payment, 'expired', 'NEVER_CREATED');
      return true;
    }
    try {
      const order = await this.paypal.getOrder(payment.providerOrderId);
      if (captureOf(order)) await this.settlement.settle(payment.id, order);
      else if (order.status === 'APPROVED') await this.captures.capture(payment.id, { resumes: true });
      else if (payment.status === 'capturing') await this.move(payment, 'created', 'NOT_APPROVED');
      return true;
    } catch (err) {
      return this.handle(payment, err);
    }
  }

  private async handle(payment: Payment, err: unknown): Promise<boolean> {
    if (err instanceof DomainError) {
      log.info({ paymentId: payment.id, code: err.code }, 'a payment was resolved without money');
    } else if (err instanceof PayPalError && err.status === 404) {
      await this.move(payment, 'expired', err.issue);
    } else if (err instanceof PayPalError) {
      log.warn({ paymentId: payment.id, issue: err.issue }, 'PayPal could not say how a payment went');
      return false;
    } else {
      throw err;
    }
    return true;
  }

  private async move(payment: Payment, to: PaymentStatus, lastIssue: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { payment: row } = await lockPayment(manager, payment.id);
      const nextCheckAt = CAPTURABLE.includes(to) ? row.nextCheckAt : null;
      await movePayment(manager, row, to, { lastIssue, nextCheckAt }, this.clock.now());
    });
  }
}
