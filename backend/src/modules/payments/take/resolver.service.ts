import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { enqueueDue } from '../../../platform/jobs/due-rows.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { log } from '../../../platform/logging/log.js';
import { Capture } from './capture.service.js';
import { isUnheard } from '../payment/order-standing.rules.js';
import { EndedAttempts } from '../not-taken/ended-attempts.service.js';
import { lockPayment } from '../payment/payment-locks.js';
import { Payment } from '../payment/payment.entity.js';
import { movePayment } from '../payment/payment-move.js';
import {
  CAPTURABLE,
  isTakenNumber,
  MONEY_UNKNOWN,
  nextCheckDelayMs,
  OPEN,
  WORRYING_CHECKS,
  type AttemptStatus,
} from '../payment/payment.rules.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { isGone, ProviderError } from '../provider/provider-error.js';
import { ProviderWords } from '../provider/provider-words.js';
import { Settlement } from '../settlement/settlement.service.js';

const SWEEP_MS = 5_000;
const QUEUE = 'payment.resolve';
/** The longest answer of PayPal's, twice, with room. */
const EXPIRE_SECONDS = 120;
/** A slow PayPal must not make one buyer wait for another. */
const AT_ONCE = 4;

/** Finds out how it went with payments nobody has heard the end of: after a crash, a silence, a closed window. */
@Injectable()
export class Resolver implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly jobs: Jobs,
    private readonly provider: PaymentProvider,
    private readonly words: ProviderWords,
    private readonly captures: Capture,
    private readonly settlement: Settlement,
    private readonly ended: EndedAttempts,
  ) {}

  onModuleInit(): void {
    const work = async ({ paymentId }: { paymentId: number }) => {
      await this.resolve(await this.db.manager.findOneByOrFail(Payment, { id: paymentId }));
    };
    // The payment's own timetable asks again, for ever: a job that failed need not.
    this.jobs.define(QUEUE, { work, retries: 0, expireSeconds: EXPIRE_SECONDS, atOnce: AT_ONCE });
    this.sweeper.every(SWEEP_MS, 'payments', () => this.sweep());
  }

  private sweep(): Promise<void> {
    return enqueueDue(this.db, this.jobs, {
      queue: QUEUE,
      due: (manager) =>
        manager
          .createQueryBuilder(Payment, 'p')
          .where('p.nextCheckAt <= :now', { now: this.clock.now() })
          .orderBy('p.nextCheckAt'),
      moveOn: (payment) => {
        payment.checks += 1;
        payment.nextCheckAt = this.clock.in(nextCheckDelayMs(payment.checks));
      },
      job: ({ id }) => ({ paymentId: id }),
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
    if (payment.method !== 'paypal_orders') return this.resolveWithoutOrder(payment);
    if (!payment.providerOrderId) {
      if (payment.checks >= WORRYING_CHECKS) await this.giveUp(payment, 'NEVER_CREATED');
      return true;
    }
    try {
      const order = await this.provider.getOrder(payment.providerOrderId);
      const isApproved = order.state === 'approved';
      if (order.taking) await this.settlement.settle(payment.id, order);
      else if (payment.status === 'voided') await this.lookAtVoided(payment, isApproved);
      else if (isApproved && isTakenNumber(payment, this.words.numberTaken))
        await this.ended.endTaken(payment);
      else if (isApproved) await this.captures.capture(payment.id, { resumes: true });
      else if (payment.status === 'capturing') await this.move(payment, 'created', 'NOT_APPROVED');
      return true;
    } catch (err) {
      return this.handle(payment, err);
    }
  }

  /** It made way for another payer's; who approved it all the same is told, and nobody is asked about it any more. */
  private async lookAtVoided(payment: Payment, isApproved: boolean): Promise<void> {
    const isLapsed = payment.createdAt <= this.clock.in(-this.provider.limits.orderMs);
    if (isApproved) await this.ended.tellPassedBy(payment);
    else if (isLapsed) await this.ended.forget(payment);
  }

  /** The form has no order; PayPal can be asked once it has named a transaction. Before that, only it can tell. */
  private async resolveWithoutOrder({ id, method, providerCaptureId }: Payment): Promise<boolean> {
    if (method !== 'paypal_standard' || !providerCaptureId) return true;
    try {
      const taking = await this.provider.getTaking(providerCaptureId);
      await this.settlement.apply(id, { taking, refunds: [] });
      return true;
    } catch (err) {
      if (!(err instanceof ProviderError)) throw err;
      log.warn({ paymentId: id, issue: err.issue }, 'PayPal could not say how a payment by its form went');
      return false;
    }
  }

  private async handle(payment: Payment, err: unknown): Promise<boolean> {
    if (err instanceof DomainError) {
      log.info({ paymentId: payment.id, code: err.code }, 'a payment was resolved without money');
      if (OPEN.includes(payment.status)) await this.ended.tellRefused(payment);
    } else if (isGone(err) && !this.mayStillShow(payment)) {
      await this.giveUp(payment, err.issue);
    } else if (err instanceof ProviderError) {
      log.warn({ paymentId: payment.id, issue: err.issue }, 'PayPal could not say how a payment went');
      return false;
    } else {
      throw err;
    }
    return true;
  }

  private async giveUp(payment: Payment, issue: string): Promise<void> {
    if (payment.status === 'voided') await this.ended.forget(payment);
    else await this.move(payment, 'expired', issue);
  }

  /** An order whose money was asked for may be shown late; one that was never paid is gone when its time is over. */
  private mayStillShow({ status, createdAt }: Payment): boolean {
    return MONEY_UNKNOWN.includes(status) && createdAt > this.clock.in(-this.provider.limits.orderMs);
  }

  private async move(payment: Payment, to: AttemptStatus, lastIssue: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { booking, payment: row } = await lockPayment(manager, payment.id);
      const isOpen = CAPTURABLE.includes(to);
      // PayPal has said that this request took nothing: the next one is another.
      const changes = {
        lastIssue,
        nextCheckAt: isOpen ? row.nextCheckAt : null,
        captureRequestId: isOpen ? null : row.captureRequestId,
      };
      const hasMoved = await movePayment(manager, row, to, changes, this.clock.now());
      if (hasMoved && isUnheard(row)) await this.ended.tellUnheard(manager, booking, row);
    });
  }
}
