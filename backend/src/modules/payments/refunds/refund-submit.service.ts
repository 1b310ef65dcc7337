import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { enqueueDue } from '../../../platform/jobs/due-rows.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { log } from '../../../platform/logging/log.js';
import { amountText } from '../../bookings/quote/money-text.js';
import { AccountAlerts } from '../alerts/account-alerts.service.js';
import { lockPayment } from '../payment/payment-locks.js';
import type { Payment } from '../payment/payment.entity.js';
import { nextCheckDelayMs, WORRYING_CHECKS } from '../payment/payment.rules.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { goneIsNull, ProviderError } from '../provider/provider-error.js';
import { FORGOTTEN } from '../provider/provider-words.js';
import { RefundBooks } from './refund-books.service.js';
import { RefundAlerts } from './refund-alerts.service.js';
import { Refund } from './refund.entity.js';
import { IN_FLIGHT, mayRepeat, noteToPayer, waitsForHost } from './refund.rules.js';
import { REFUND_QUEUE } from './refunds.service.js';
import { refundsOf, seenRefund, type SeenRefund } from './seen-refund.js';

const SWEEP_MS = 5_000;
/** The longest answer of PayPal's, tried three times, with room. */
const EXPIRE_SECONDS = 180;

/** Asks PayPal for refunds, and finds out how it went with those nobody has heard the end of. */
@Injectable()
export class RefundSubmit implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly jobs: Jobs,
    private readonly provider: PaymentProvider,
    private readonly books: RefundBooks,
    private readonly alerts: RefundAlerts,
    private readonly account: AccountAlerts,
  ) {}

  onModuleInit(): void {
    const work = ({ refundId }: { refundId: number }) => this.goOn(refundId);
    // The refund's own timetable asks again, for ever: a job that failed need not.
    this.jobs.define(REFUND_QUEUE, { work, retries: 0, expireSeconds: EXPIRE_SECONDS, atOnce: 2 });
    this.sweeper.every(SWEEP_MS, 'refunds', () => this.sweep());
  }

  private sweep(): Promise<void> {
    return enqueueDue(this.db, this.jobs, {
      queue: REFUND_QUEUE,
      due: (manager) =>
        manager
          .createQueryBuilder(Refund, 'r')
          .where('r.nextCheckAt <= :now', { now: this.clock.now() })
          .orderBy('r.nextCheckAt'),
      moveOn: (refund) => {
        refund.checks += 1;
        refund.nextCheckAt = this.clock.in(nextCheckDelayMs(refund.checks));
      },
      job: ({ id }) => ({ refundId: id }),
    });
  }

  /** Goes on with every refund of a booking that has no end yet; false when PayPal could not say. */
  async askAbout(bookingId: number): Promise<boolean> {
    const open = await this.db.manager.findBy(Refund, { bookingId, status: In([...IN_FLIGHT]) });
    try {
      for (const { id } of open) await this.goOn(id);
    } catch (err) {
      if (!(err instanceof ProviderError)) throw err;
      log.warn({ bookingId, issue: err.issue }, 'PayPal could not say how a refund went');
      return false;
    }
    return !(await this.db.manager.existsBy(Refund, { bookingId, status: 'submitted' }));
  }

  /** Asks for it the first time, and from then on first what has become of it. */
  async goOn(refundId: number): Promise<void> {
    const intent = await this.db.transaction((manager) => this.commitIntent(manager, refundId));
    if (!intent) return;
    const { refund, payment, isFirst } = intent;
    if (!isFirst) {
      const found = await this.ask(payment, refund);
      if (found) return this.books.record(payment.id, found);
      const { returnRequestMs } = this.provider.limits;
      if (!mayRepeat(refund.createdAt, this.clock.now(), returnRequestMs)) {
        return this.fail(payment.id, refundId, FORGOTTEN);
      }
    }
    await this.submit(payment, refund);
  }

  /** Committed before the call: whatever happens next, the call that may have been made is known. */
  private async commitIntent(manager: EntityManager, refundId: number) {
    const { paymentId } = await manager.findOneByOrFail(Refund, { id: refundId });
    const { payment } = await lockPayment(manager, paymentId);
    const refund = await manager.findOneByOrFail(Refund, { id: refundId });
    const isFirst = refund.status === 'requested';
    if (waitsForHost(refund)) return null;
    if (!isFirst && refund.status !== 'submitted' && refund.status !== 'pending') return null;
    if (isStuck(refund)) await this.alerts.alarmStuck(manager, refund);
    if (isFirst) {
      Object.assign(refund, { status: 'submitted', updatedAt: this.clock.now() });
      refund.nextCheckAt = this.clock.in(nextCheckDelayMs(refund.checks));
      await manager.save(refund);
    }
    return { refund, payment, isFirst };
  }

  /** What PayPal shows of this refund; null when it shows none. */
  private async ask(payment: Payment, refund: Refund): Promise<SeenRefund | null> {
    if (refund.providerRefundId) return seenRefund(await this.provider.getReturned(refund.providerRefundId));
    // Money of the form has no order to ask about: its call is repeated under the same request id.
    if (!payment.providerOrderId) return null;
    // An order that PayPal has forgotten shows nothing either; the request id still tells one call from two.
    const order = await this.provider.getOrder(payment.providerOrderId).catch(goneIsNull);
    return (order ? refundsOf(order) : []).find(({ ownId }) => ownId === refund.publicId) ?? null;
  }

  private async submit(payment: Payment, refund: Refund): Promise<void> {
    if (!payment.providerCaptureId) throw new Error(`Payment ${payment.id} has no capture to refund.`);
    try {
      const answer = await this.provider.giveBack({
        takingId: payment.providerCaptureId,
        requestId: refund.requestId,
        money: { amount: amountText(refund.amountCents), currency: payment.currency },
        ownId: refund.publicId,
        note: noteToPayer(payment, refund.reason),
      });
      await this.books.record(payment.id, { ...seenRefund(answer), ownId: refund.publicId });
    } catch (err) {
      if (!(err instanceof ProviderError)) throw err;
      const { issue, status, debugId, outcome } = err;
      log.warn({ refundId: refund.id, issue, status, debugId }, 'PayPal did not refund');
      // Unknown is a state: the row stays as it is, and PayPal is asked before anything is done again. So it does while
      // our own account is turned away, which says nothing about this refund.
      const isOurs = await this.account.look(err);
      if (outcome === 'refused' && !isOurs) await this.fail(payment.id, refund.id, issue);
    }
  }

  private async fail(paymentId: number, refundId: number, issue: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      const locked = await lockPayment(manager, paymentId);
      const refund = await manager.findOneByOrFail(Refund, { id: refundId });
      await this.books.move(manager, locked, refund, 'failed', issue);
    });
  }
}

/** PayPal was asked so often, and has not said what became of it. */
const isStuck = ({ status, checks }: Refund) => status === 'submitted' && checks >= WORRYING_CHECKS;
