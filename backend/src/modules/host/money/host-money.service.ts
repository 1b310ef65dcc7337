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

/**
 * What hosts do with the money of a booking: each once a key, under the booking's lock, logged, and announced after the
 * commit. All amounts are cents. Each throws `booking.not_found` and `host.right_missing`; what is done once a key also
 * `request.key_missing`, `request.malformed` and `request.key_reused`; and each what it says itself.
 */
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

  /** Gives `amountCents` back; above the host's limit it waits for a second person. Throws as {@link HostActs.refund}. */
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

  /** Notes that a host gave back, another way, a refund that PayPal did not make. Throws as {@link HostActs.giveBack}. */
  giveBack(request: BookingRequest, refundId: string, body: GiveBackDto): Promise<RecordedDto> {
    const { method: means, givenOn, reason } = body;
    const giving = { means, givenOn, reason, userId: request.userId };
    return this.act(request, { action: 'give back', refundId, body }, async (manager, booking) => {
      const outcome = await this.acts.giveBack(manager, booking, refundId, giving);
      return outcome.status === 'waiting' ? outcome : { status: 'recorded', id: outcome.result };
    });
  }

  /** Books `amountCents` that came without PayPal; above the limit it waits. Throws as {@link HostActs.record}. */
  record(request: BookingRequest, body: RecordPaymentDto): Promise<RecordedDto> {
    const { amountCents, method: means, receivedOn, reason } = body;
    const payment = { amountCents, means, receivedOn, reason, userId: request.userId };
    return this.act(request, { action: 'record', body }, async (manager, booking) => {
      const outcome = await this.acts.record(manager, booking, payment, body.shownCents);
      return outcome.status === 'waiting' ? outcome : { status: 'recorded', id: outcome.result };
    });
  }

  /**
   * A record was wrong: it leaves the books. No money moves, so no second person is asked. Throws as
   * {@link WrongRecords.takeOut}.
   */
  takeOut(request: BookingRequest, paymentId: string, reason: string): Promise<RecordedDto> {
    return this.act(request, { action: 'take out', paymentId, reason }, async (manager, booking) => {
      const word = { userId: request.userId, reason };
      return { status: 'recorded', id: await this.wrong.takeOut(manager, booking, paymentId, word) };
    });
  }

  /** The second person's word on an act above the limit: it is done now. Throws as {@link HostActs.confirm}. */
  async confirm(request: BookingRequest, waitingId: string): Promise<void> {
    await this.act(request, { action: 'confirm', waitingId }, async (manager, booking) => {
      await this.acts.confirm(manager, booking, waitingId, request.userId);
      return {};
    });
  }

  /** An act that waits is not done, on the word of any host who may. Throws as {@link SecondPerson.refuse}. */
  async refuse(request: BookingRequest, waitingId: string, reason: string): Promise<void> {
    await this.act(request, { action: 'refuse', waitingId, reason }, async (manager, booking) => {
      await this.secondPerson.refuse(manager, booking, waitingId, { userId: request.userId, reason });
      return {};
    });
  }

  /** Waits no longer for a payment that PayPal holds back: the part is due again. Throws as {@link PendingMoney.end}. */
  async endPending(request: BookingRequest, paymentId: string, reason: string): Promise<void> {
    await this.act(request, { action: 'end pending', paymentId, reason }, async (manager, booking) => {
      await this.pending.end(manager, booking, paymentId, { userId: request.userId, reason });
      return {};
    });
  }

  /** Grants a credit of `amountCents`; above the limit it waits for a second person. Throws as {@link HostActs.grant}. */
  grantCredit(request: BookingRequest, body: GrantCreditDto): Promise<GrantedCreditDto> {
    const { amountCents, reason, expiresOn = null } = body;
    return this.act(request, { action: 'grant', body }, async (manager, booking) => {
      const credit = { amountCents, reason, expiresOn, grantedBy: request.userId };
      const outcome = await this.acts.grant(manager, booking, credit, body.shownCents);
      return outcome.status === 'waiting' ? outcome : { status: 'granted', id: String(outcome.result) };
    });
  }

  /** Pays what is owed with the booking's credits, and answers how much in cents. Throws as {@link Credits.use}. */
  useCredit(request: BookingRequest): Promise<UsedCreditDto> {
    return this.act(request, { action: 'use credit' }, async (manager, booking) => ({
      usedCents: await this.credits.use(manager, booking, request.userId),
    }));
  }

  /** What cancelling today would return, in cents; changes nothing and needs no key. Throws as {@link Cancellations.terms}. */
  terms(asked: AskedBooking): Promise<CancellationTermsDto> {
    const work = (manager: EntityManager, booking: LockedBooking) =>
      this.cancellations.terms(manager, booking);
    return this.requests.underLock(asked, work);
  }

  /**
   * Ends the booking and gives back `giveBackCents`, without them what the policy returns; where that is too much more than the
   * policy it waits for a second person. Throws as {@link HostActs.cancel}.
   */
  cancel(request: BookingRequest, body: HostCancelsDto): Promise<HostCancelledDto> {
    const { refundCents: policyCents, giveBackCents = policyCents, reason } = body;
    const { userId } = request;
    return this.act(request, { action: 'cancel', body }, async (manager, booking) => {
      const wish = { userId, reason, policyCents, giveBackCents };
      const outcome = await this.acts.cancel(manager, booking, wish);
      if (outcome.status === 'waiting')
        return { ...outcome, refundCents: null, keptCents: null, byHostCents: null, toOthersCents: null };
      return { status: 'cancelled', id: null, ...outcome.result };
    });
  }

  /** Mails the buyer what is owed, at most once a day, and answers the address, masked. Throws as {@link Reminders.byHost}. */
  remind(request: BookingRequest): Promise<ReminderDto> {
    return this.act(request, { action: 'remind' }, async (manager, booking) => ({
      sentTo: await this.reminders.byHost(manager, booking, request.userId),
    }));
  }

  /** Opens the trip's pages early, closes them, or leaves it to the ledger again. Throws as {@link AccessGrants.decide}. */
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
