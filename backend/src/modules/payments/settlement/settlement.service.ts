import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DeclinedMoney } from '../not-taken/declined-money.service.js';
import { ExcessMoney } from '../refunds/excess-money.service.js';
import { lockPayment, type LockedPayment } from '../payment/payment-locks.js';
import { movePayment } from '../payment/payment-move.js';
import type { Payment } from '../payment/payment.entity.js';
import { type AttemptStatus, nextCheckDelayMs, NOT_COME, RECEIVED } from '../payment/payment.rules.js';
import { moneyMismatch } from '../payment/asked-money.rules.js';
import { EarlyNotices } from '../provider/early-notices.js';
import type { ProviderOrder, Taking } from '../provider/provider.types.js';
import { PendingMoney } from '../pending/pending-money.service.js';
import { ReceivedMoney } from './received-money.service.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { refundsOf, type SeenRefund } from '../refunds/seen-refund.js';
import { Reversals } from '../reversals/reversals.service.js';

/** What of a taking is not money. */
const NOT_MONEY: Partial<Record<Taking['state'], AttemptStatus>> = { pending: 'pending', failed: 'failed' };

/** The provider's picture of a payment: the taking, and the refunds made of it. */
export interface Picture {
  taking: Taking;
  refunds: readonly SeenRefund[];
  isBuyerThere?: boolean;
}

/**
 * The one way money gets into the books, whoever reports it: the browser's call, the resolver, a webhook, a notification
 * of the form, the daily comparison. It takes PayPal's newest picture, so the order of reports does not matter.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly received: ReceivedMoney,
    private readonly excess: ExcessMoney,
    private readonly reversals: Reversals,
    private readonly refundBooks: RefundBooks,
    private readonly declined: DeclinedMoney,
    private readonly pending: PendingMoney,
    private readonly early: EarlyNotices,
  ) {}

  /**
   * Books what PayPal says of an order. Doing it again, or twice at once, books it once.
   * @param isBuyerThere the buyer's page hears the outcome; else a mail says when no money came.
   */
  async settle(paymentId: number, order: ProviderOrder, isBuyerThere = false): Promise<void> {
    const { taking } = order;
    if (taking) await this.apply(paymentId, { taking, refunds: refundsOf(order), isBuyerThere });
  }

  /** As {@link settle}, for money that came without an order at PayPal: by the form. */
  async apply(paymentId: number, picture: Picture): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.early.again(manager, picture.taking.id);
      await this.book(manager, paymentId, picture);
    });
  }

  /** T2: ledger, payment, booking, accounts and mails, in one transaction. */
  private async book(manager: EntityManager, paymentId: number, picture: Picture): Promise<void> {
    const locked = await lockPayment(manager, paymentId);
    const { taking } = picture;
    const wasPending = locked.payment.status === 'pending';
    const notMoney = NOT_MONEY[taking.state];
    const mismatch = notMoney ? null : moneyMismatch(taking.money, locked.payment);
    if (isSecondTaking(locked.payment, taking)) {
      if (!notMoney) await this.excess.setAside(manager, locked, taking);
    } else if (notMoney || mismatch) {
      if (mismatch) await this.excess.setAside(manager, locked, taking);
      await this.noteWithoutMoney(manager, locked, notMoney ?? 'failed', picture, mismatch);
    } else {
      await this.receive(manager, locked, picture);
    }
    if (wasPending && locked.payment.status !== 'pending') await this.pending.over(manager, locked.payment);
  }

  /** The refunds go first of what nobody owed: what went back already is not given back again. */
  private async receive(
    manager: EntityManager,
    locked: LockedPayment,
    { taking, refunds }: Picture,
  ): Promise<void> {
    const receipt = {
      captureId: taking.id,
      amountCents: locked.payment.amountCents,
      feeCents: taking.feeCents,
    };
    const received = await this.received.book(manager, locked, receipt);
    for (const refund of refunds) await this.refundBooks.book(manager, locked, refund);
    if (taking.state === 'gone') await this.reversals.bringUnexplained(manager, locked, refunds);
    if (received) await this.excess.giveBack(manager, locked, receipt, received);
  }

  private async noteWithoutMoney(
    manager: EntityManager,
    locked: LockedPayment,
    status: AttemptStatus,
    { taking, isBuyerThere = false }: Picture,
    mismatch: string | null,
  ): Promise<void> {
    const { payment } = locked;
    const isPending = status === 'pending';
    const reason = isPending ? taking.reason : null;
    const lastIssue = mismatch ?? reason ?? taking.word;
    const changes = {
      lastIssue,
      // Money of the form is told of by PayPal; from here on it can be asked as well.
      nextCheckAt: isPending ? (payment.nextCheckAt ?? this.clock.in(nextCheckDelayMs(0))) : null,
      providerCaptureId: isPending ? taking.id : payment.providerCaptureId,
    };
    const hasMoved = await movePayment(manager, payment, status, changes, this.clock.now());
    if (isPending && payment.status === 'pending') {
      // It may wait for something else by now.
      if (!hasMoved && reason) await manager.save(Object.assign(payment, { lastIssue }));
      await this.pending.tell(manager, payment);
    }
    if (!hasMoved || mismatch || !NOT_COME.includes(status)) return;
    if (isBuyerThere) await this.declined.tell(manager, locked, lastIssue);
    else await this.declined.tellAll(manager, locked, lastIssue);
  }
}

/** One attempt is one taking; another one is money nobody asked for. */
function isSecondTaking({ status, providerCaptureId }: Payment, { id }: Taking): boolean {
  return RECEIVED.includes(status) && providerCaptureId !== id;
}
