import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { SetAsideMoney } from '../alerts/set-aside-money.service.js';
import type { Payment } from '../payment/payment.entity.js';
import { lockPayment } from '../payment/payment-locks.js';
import { movePayment } from '../payment/payment-move.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import type { Returned } from '../provider/provider.types.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { seenRefund } from '../refunds/seen-refund.js';
import { keptBy } from '../reversals/reversal-end.rules.js';
import { TakenMoney } from '../reversals/taken-money.service.js';
import { EndedApproval } from './ended-approval.service.js';
import { PaymentFinder } from './payment-finder.service.js';
import type { News, NewsKind } from './news.js';

/** A buyer who approved and is still there captures by themselves; then we do it for them (PAY-06). */
const VANISHED_MS = MINUTE_MS;

/** Whether it was ours. Throws what the provider's silence throws. */
type Action = (news: News) => Promise<boolean>;

/** What is done on each kind of news. The payment's own picture is always booked first, so that any order will do. */
@Injectable()
export class ProviderNews implements Record<NewsKind, Action> {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly finder: PaymentFinder,
    private readonly approvals: EndedApproval,
    private readonly refundBooks: RefundBooks,
    private readonly taken: TakenMoney,
    private readonly setAside: SetAsideMoney,
  ) {}

  async order({ orderId }: News): Promise<boolean> {
    const found = orderId ? await this.finder.settleOrder(orderId) : null;
    if (found?.order.state === 'approved') await this.noteApproved(found.payment);
    return found !== null;
  }

  async approval_reversed({ orderId }: News): Promise<boolean> {
    return orderId !== null && this.approvals.end(orderId);
  }

  async taking(news: News): Promise<boolean> {
    const payment = await this.settled(news);
    // There is no news of its own for money that was taken from us and is back: PayPal tells of the payment once more.
    if (payment) await this.taken.reversalsOf(payment);
    return payment !== null;
  }

  async returned(news: News): Promise<boolean> {
    if (!news.resourceId) return false;
    const returned = await this.provider.getReturned(news.resourceId);
    const takingId = returned.takingId ?? news.takingId;
    const payment = await this.settled({ ...news, takingId });
    if (!payment) return false;
    if (!(await this.isOfSetAside(takingId, returned)))
      await this.refundBooks.record(payment.id, seenRefund(returned));
    await this.taken.disputesOf(payment.bookingId);
    return true;
  }

  async reversal(news: News): Promise<boolean> {
    if (!news.resourceId) return false;
    const reversal = await this.provider.getReversal(news.resourceId, news.id);
    const takingId = reversal.takingId ?? news.takingId;
    const payment = await this.settled({ ...news, takingId });
    if (!payment) return false;
    if (await this.isOfSetAside(takingId, reversal)) return true;
    await this.taken.reversal(payment, reversal);
    // A dispute that was lost is over with what it took, whichever of the two is told first.
    await this.taken.disputesOf(payment.bookingId);
    return true;
  }

  async dispute(news: News): Promise<boolean> {
    if (!news.resourceId) return false;
    const dispute = await this.provider.getDispute(news.resourceId);
    const payment = await this.settled({ ...news, takingId: dispute.takingId ?? news.takingId });
    if (!payment) return false;
    // What the decision gave back to us is told by nothing else.
    await this.taken.reversalsOf(payment, dispute.state === 'kept' ? keptBy(dispute) : null);
    await this.taken.dispute(payment, dispute);
    return true;
  }

  private async settled({ orderId, takingId }: News): Promise<Payment | null> {
    if (takingId) return this.finder.settleTaking(takingId);
    return orderId ? ((await this.finder.settleOrder(orderId))?.payment ?? null) : null;
  }

  /** What goes back of money that paid nothing is in no ledger; once all of it went, no host need look at it. */
  private async isOfSetAside(takingId: string | null, back: Returned): Promise<boolean> {
    if (!takingId) return false;
    const { amountCents, state } = seenRefund(back);
    return this.setAside.goesBack(takingId, state === 'completed' ? amountCents : null);
  }

  private async noteApproved({ id }: Payment): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { payment } = await lockPayment(manager, id);
      const nextCheckAt = this.clock.in(VANISHED_MS);
      await movePayment(manager, payment, 'approved', { lastIssue: null, nextCheckAt }, this.clock.now());
    });
  }
}
