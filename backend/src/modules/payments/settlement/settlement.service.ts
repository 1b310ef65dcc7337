import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { amountCents } from '../../bookings/quote/money-text.js';
import { DeclinedMoney } from '../not-taken/declined-money.service.js';
import { ExcessMoney } from '../refunds/excess-money.service.js';
import { lockPayment, type LockedPayment } from '../payment/payment-locks.js';
import { movePayment } from '../payment/payment-move.js';
import type { Payment } from '../payment/payment.entity.js';
import { nextCheckDelayMs, NOT_COME, type PaymentStatus, RECEIVED } from '../payment/payment.rules.js';
import { captureOf, moneyMismatch } from '../payment/asked-money.rules.js';
import type { PayPalCapture, PayPalOrder } from '../paypal/client/paypal.schemas.js';
import { EarlyNotices } from '../paypal/webhooks/early-webhooks.service.js';
import { PendingMoney } from '../pending/pending-money.service.js';
import { ReceivedMoney } from './received-money.service.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { refundsOf, type SeenRefund } from '../refunds/seen-refund.js';
import { Reversals } from '../reversals/reversals.service.js';

/** PayPal's capture statuses that are not money. A declined capture is final: its order cannot be approved again. */
const NOT_MONEY: Partial<Record<string, PaymentStatus>> = {
  PENDING: 'pending',
  DENIED: 'failed',
  DECLINED: 'failed',
  FAILED: 'failed',
};

/** PayPal's picture of a payment: the capture, and the refunds made of it. */
export interface Picture {
  capture: PayPalCapture;
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
  async settle(paymentId: number, order: PayPalOrder, isBuyerThere = false): Promise<void> {
    const capture = captureOf(order);
    if (capture) await this.apply(paymentId, { capture, refunds: refundsOf(order), isBuyerThere });
  }

  /** As {@link settle}, for money that came without an order at PayPal: by the form. */
  async apply(paymentId: number, picture: Picture): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.early.again(manager, picture.capture.id);
      await this.book(manager, paymentId, picture);
    });
  }

  /** T2: ledger, payment, booking, accounts and mails, in one transaction. */
  private async book(manager: EntityManager, paymentId: number, picture: Picture): Promise<void> {
    const locked = await lockPayment(manager, paymentId);
    const { capture } = picture;
    const wasPending = locked.payment.status === 'pending';
    const notMoney = NOT_MONEY[capture.status];
    const mismatch = notMoney ? null : moneyMismatch(capture.amount, locked.payment);
    if (isSecondCapture(locked.payment, capture)) {
      if (!notMoney) await this.excess.setAside(manager, locked, capture);
    } else if (notMoney || mismatch) {
      if (mismatch) await this.excess.setAside(manager, locked, capture);
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
    { capture, refunds }: Picture,
  ): Promise<void> {
    const fee = capture.seller_receivable_breakdown?.paypal_fee;
    const receipt = {
      captureId: capture.id,
      amountCents: locked.payment.amountCents,
      feeCents: fee ? amountCents(fee.value) : null,
    };
    const received = await this.received.book(manager, locked, receipt);
    for (const refund of refunds) await this.refundBooks.book(manager, locked, refund);
    if (capture.status === 'REFUNDED') await this.reversals.bringUnexplained(manager, locked, refunds);
    if (received) await this.excess.giveBack(manager, locked, receipt, received);
  }

  private async noteWithoutMoney(
    manager: EntityManager,
    locked: LockedPayment,
    status: PaymentStatus,
    { capture, isBuyerThere = false }: Picture,
    mismatch: string | null,
  ): Promise<void> {
    const { payment } = locked;
    const isPending = status === 'pending';
    const reason = isPending ? capture.status_details?.reason : undefined;
    const lastIssue = mismatch ?? reason ?? capture.status;
    const changes = {
      lastIssue,
      // Money of the form is told of by PayPal; from here on it can be asked as well.
      nextCheckAt: isPending ? (payment.nextCheckAt ?? this.clock.in(nextCheckDelayMs(0))) : null,
      providerCaptureId: isPending ? capture.id : payment.providerCaptureId,
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

/** One attempt is one capture; another one is money nobody asked for. */
function isSecondCapture({ status, providerCaptureId }: Payment, capture: PayPalCapture): boolean {
  return RECEIVED.includes(status) && providerCaptureId !== capture.id;
}
