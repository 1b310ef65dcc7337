import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { AccessGrants } from '../../payments/login/access-grants.service.js';
import type {
  CancellationTermsDto,
  HostCancelledDto,
  HostCancelsDto,
} from '../../payments/cancellation/cancellation.dto.js';
import { Cancellations } from '../../payments/cancellation/cancellations.service.js';
import type { GrantCreditDto, UsedCreditDto } from '../../payments/credits/credit.dto.js';
import { Credits } from '../../payments/credits/credits.service.js';
import type { GiveBackDto, RecordedDto, RecordPaymentDto } from '../../payments/manual/manual.dto.js';
import { WrongRecords } from '../../payments/manual/wrong-records.service.js';
import { HostActs } from '../../payments/second-person/host-acts.service.js';
import { SecondPerson } from '../../payments/second-person/second-person.service.js';
import { PendingMoney } from '../../payments/pending/pending-money.service.js';
import { Reminders } from '../../payments/reminders/reminders.service.js';
import type {
  AccessDto,
  GivenRefundsDto,
  GiveRefundDto,
  GrantedCreditDto,
  ReminderDto,
} from './host-money.dto.js';
import { BookingAct, type BookingRequest } from '../booking/booking-act.service.js';
import type { AskedBooking } from '../booking/host-bookings.service.js';

/** What hosts do with the money of a booking: each once, under the booking's lock, logged, and announced after the commit. */
@Injectable()
export class HostMoney {
  constructor(
    private readonly requests: BookingAct,
    private readonly cancellations: Cancellations,
    private readonly credits: Credits,
    private readonly acts: HostActs,
    private readonly secondPerson: SecondPerson,
    private readonly pending: PendingMoney,
    private readonly wrong: WrongRecords,
    private readonly access: AccessGrants,
    private readonly reminders: Reminders,
  ) {}

  refund(request: BookingRequest, body: GiveRefundDto): Promise<GivenRefundsDto> {
    const { amountCents, effect: wanted, paymentId, reason, shownCents } = body;
    const { userId } = request;
    return this.act(request, { action: 'refund', body }, async (manager, booking) => {
      const wish = { amountCents, wanted, paymentId, reason, userId };
      const outcome = await this.acts.refund(manager, booking, wish, shownCents);
      if (outcome.status === 'waiting') return { ...outcome, refunds: [] };
      const refunds = outcome.result.map((refund) => ({
        id: refund.publicId,
        amountCents: refund.amountCents,
        status: refund.status,
      }));
      return { status: 'given', id: null, refunds };
    });
  }

  giveBack(request: BookingRequest, refundId: string, body: GiveBackDto): Promise<RecordedDto> {
    const { method: means, givenOn, reason } = body;
    const giving = { means, givenOn, reason, userId: request.userId };
    return this.act(request, { action: 'give back', refundId, body }, async (manager, booking) => {
      const outcome = await this.acts.giveBack(manager, booking, refundId, giving);
      return outcome.status === 'waiting' ? outcome : { status: 'recorded', id: outcome.result };
    });
  }

  record(request: BookingRequest, body: RecordPaymentDto): Promise<RecordedDto> {
    const { amountCents, method: means, receivedOn, reason } = body;
    const payment = { amountCents, means, receivedOn, reason, userId: request.userId };
    return this.act(request, { action: 'record', body }, async (manager, booking) => {
      const outcome = await this.acts.record(manager, booking, payment, body.shownCents);
      return outcome.status === 'waiting' ? outcome : { status: 'recorded', id: outcome.result };
    });
  }

  /** A record was wrong: it leaves the books. No money moves, so no second person is asked. */
  takeOut(request: BookingRequest, paymentId: string, reason: string): Promise<RecordedDto> {
    return this.act(request, { action: 'take out', paymentId, reason }, async (manager, booking) => {
      const word = { userId: request.userId, reason };
      return { status: 'recorded', id: await this.wrong.takeOut(manager, booking, paymentId, word) };
    });
  }

  /** The second person's word on an act above the limit. */
  async confirm(request: BookingRequest, waitingId: string): Promise<void> {
    await this.act(request, { action: 'confirm', waitingId }, async (manager, booking) => {
      await this.acts.confirm(manager, booking, waitingId, request.userId);
      return {};
    });
  }

  async refuse(request: BookingRequest, waitingId: string, reason: string): Promise<void> {
    await this.act(request, { action: 'refuse', waitingId, reason }, async (manager, booking) => {
      await this.secondPerson.refuse(manager, booking, waitingId, { userId: request.userId, reason });
      return {};
    });
  }

  async endPending(request: BookingRequest, paymentId: string, reason: string): Promise<void> {
    await this.act(request, { action: 'end pending', paymentId, reason }, async (manager, booking) => {
      await this.pending.end(manager, booking, paymentId, { userId: request.userId, reason });
      return {};
    });
  }

  grantCredit(request: BookingRequest, body: GrantCreditDto): Promise<GrantedCreditDto> {
    const { amountCents, reason, expiresOn = null } = body;
    return this.act(request, { action: 'grant', body }, async (manager, booking) => {
      const credit = { amountCents, reason, expiresOn, grantedBy: request.userId };
      const outcome = await this.acts.grant(manager, booking, credit, body.shownCents);
      return outcome.status === 'waiting' ? outcome : { status: 'granted', id: String(outcome.result) };
    });
  }

  useCredit(request: BookingRequest): Promise<UsedCreditDto> {
    return this.act(request, { action: 'use credit' }, async (manager, booking) => ({
      usedCents: await this.credits.use(manager, booking, request.userId),
    }));
  }

  terms(asked: AskedBooking): Promise<CancellationTermsDto> {
    const work = (manager: EntityManager, booking: LockedBooking) =>
      this.cancellations.terms(manager, booking);
    return this.requests.underLock(asked, work);
  }

  cancel(request: BookingRequest, body: HostCancelsDto): Promise<HostCancelledDto> {
    const { refundCents: policyCents, giveBackCents = policyCents, reason } = body;
    const { userId } = request;
    return this.act(request, { action: 'cancel', body }, async (manager, booking) => {
      const wish = { userId, reason, policyCents, giveBackCents };
      const outcome = await this.acts.cancel(manager, booking, wish);
      if (outcome.status === 'waiting')
        return { ...outcome, refundCents: null, keptCents: null, byHostCents: null };
      return { status: 'cancelled', id: null, ...outcome.result };
    });
  }

  /** At most once a day a person. */
  remind(request: BookingRequest): Promise<ReminderDto> {
    return this.act(request, { action: 'remind' }, async (manager, booking) => ({
      sentTo: await this.reminders.byHost(manager, booking, request.userId),
    }));
  }

  async decideAccess(request: BookingRequest, { granted, reason }: AccessDto): Promise<void> {
    await this.act(request, { action: 'access', granted, reason }, async (manager, booking) => {
      await this.access.decide(manager, booking, { granted, reason, userId: request.userId });
      return {};
    });
  }

  private act<T extends object>(
    request: BookingRequest,
    body: object,
    work: (manager: EntityManager, booking: LockedBooking) => Promise<T>,
  ): Promise<T> {
    return this.requests.answer(request, body, work);
  }
}
