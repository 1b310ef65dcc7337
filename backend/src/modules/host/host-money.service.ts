import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { once } from '../../platform/database/once.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Booking } from '../guests/booking.entity.js';
import { lockBooking } from '../guests/booking-lock.js';
import { AccessGrants } from '../payments/access-grants.service.js';
import type {
  CancellationTermsDto,
  CancelledDto,
  HostCancelsDto,
} from '../payments/cancellation/cancellation.dto.js';
import { Cancellations } from '../payments/cancellation/cancellations.service.js';
import type { GrantCreditDto, UsedCreditDto } from '../payments/credits/credit.dto.js';
import { Credits } from '../payments/credits/credits.service.js';
import type { RecordedDto, RecordPaymentDto } from '../payments/manual/manual.dto.js';
import { ManualPayments } from '../payments/manual/manual-payments.service.js';
import { RecordedPayment } from '../payments/manual/recorded-payment.entity.js';
import { SecondPerson } from '../payments/manual/second-person.service.js';
import { HostRefunds } from '../payments/refunds/host-refunds.service.js';
import { Refunds } from '../payments/refunds/refunds.service.js';
import { Reminders } from '../payments/reminders/reminders.service.js';
import { HostBookings } from './host-bookings.service.js';
import type {
  AccessDto,
  GivenRefundsDto,
  GiveRefundDto,
  GrantedCreditDto,
  ReminderDto,
} from './host-money.dto.js';

/** Who asks, on which booking, and how the browser names this request. */
export interface HostRequest {
  userId: number;
  /** The booking's public id. */
  id: string;
  key: string | undefined;
}

/** What hosts do with the money of a booking: each once, under the booking's lock, logged, and announced after the commit. */
@Injectable()
export class HostMoney {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bookings: HostBookings,
    private readonly refunds: Refunds,
    private readonly hostRefunds: HostRefunds,
    private readonly cancellations: Cancellations,
    private readonly credits: Credits,
    private readonly manual: ManualPayments,
    private readonly secondPerson: SecondPerson,
    private readonly access: AccessGrants,
    private readonly reminders: Reminders,
  ) {}

  refund(request: HostRequest, body: GiveRefundDto): Promise<GivenRefundsDto> {
    const { amountCents, effect: wanted, paymentId, reason } = body;
    const { userId } = request;
    return this.act(request, { action: 'refund', body }, async (manager, booking) => {
      const wish = { amountCents, wanted, paymentId, reason, userId };
      const given = await this.hostRefunds.give(manager, booking, wish);
      return {
        refunds: given.map(({ publicId: id, amountCents: cents, status }) => ({
          id,
          amountCents: cents,
          status,
        })),
      };
    });
  }

  record(request: HostRequest, body: RecordPaymentDto): Promise<RecordedDto> {
    const { amountCents, method: means, receivedOn, reason } = body;
    const payment = { amountCents, means, receivedOn, reason, userId: request.userId };
    return this.act(request, { action: 'record', body }, (manager, booking) =>
      this.manual.record(manager, booking, payment),
    );
  }

  /** The second person's word on a payment above the limit. */
  confirm(request: HostRequest, waitingId: string): Promise<RecordedDto> {
    return this.act(request, { action: 'confirm', waitingId }, async (manager, booking) =>
      this.manual.confirm(manager, booking, await waiting(manager, booking, waitingId), request.userId),
    );
  }

  async refuse(request: HostRequest, waitingId: string, reason: string): Promise<void> {
    await this.act(request, { action: 'refuse', waitingId, reason }, async (manager, booking) => {
      const row = await waiting(manager, booking, waitingId);
      await this.secondPerson.refuse(manager, booking, row, { userId: request.userId, reason });
      return {};
    });
  }

  grantCredit(request: HostRequest, body: GrantCreditDto): Promise<GrantedCreditDto> {
    const { amountCents, reason, expiresOn = null } = body;
    return this.act(request, { action: 'grant', body }, async (manager, booking) => {
      const credit = { amountCents, reason, expiresOn, grantedBy: request.userId };
      return { id: (await this.credits.grant(manager, booking, credit)).id };
    });
  }

  useCredit(request: HostRequest): Promise<UsedCreditDto> {
    return this.act(request, { action: 'use credit' }, async (manager, booking) => ({
      usedCents: await this.credits.use(manager, booking, request.userId),
    }));
  }

  terms(userId: number, id: string): Promise<CancellationTermsDto> {
    return this.db.transaction(async (manager) => {
      const { id: bookingId } = await this.bookings.get(manager, userId, id, 'money');
      return this.cancellations.terms(manager, await lockBooking(manager, bookingId));
    });
  }

  cancel(request: HostRequest, body: HostCancelsDto): Promise<CancelledDto> {
    const { refundCents: shownRefundCents, giveBackCents = shownRefundCents, reason } = body;
    return this.act(request, { action: 'cancel', body }, (manager, booking) =>
      this.cancellations.cancel(manager, booking, {
        by: 'host',
        userId: request.userId,
        reason,
        shownRefundCents,
        refundCents: giveBackCents,
      }),
    );
  }

  /** At most once a day a person. */
  remind(request: HostRequest): Promise<ReminderDto> {
    return this.act(request, { action: 'remind' }, async (manager, booking) => ({
      sentTo: await this.reminders.byHost(manager, booking, request.userId),
    }));
  }

  async decideAccess(request: HostRequest, { granted, reason }: AccessDto): Promise<void> {
    await this.act(request, { action: 'access', granted, reason }, async (manager, booking) => {
      await this.access.decide(manager, booking, { granted, reason, userId: request.userId });
      return {};
    });
  }

  private async act<T extends object>(
    { userId, id, key }: HostRequest,
    body: object,
    work: (manager: EntityManager, booking: Booking) => Promise<T>,
  ): Promise<T> {
    const { id: bookingId } = await this.bookings.get(this.db.manager, userId, id, 'money');
    const named = { scope: `host:${userId}`, key, body: { ...body, id } };
    const answer = await this.db.transaction((manager) =>
      once(manager, named, this.clock.now(), async () =>
        work(manager, await lockBooking(manager, bookingId)),
      ),
    );
    await this.refunds.afterCommit(bookingId);
    return answer;
  }
}

async function waiting(manager: EntityManager, { id }: Booking, publicId: string): Promise<RecordedPayment> {
  const row = await manager.findOneBy(RecordedPayment, { publicId, bookingId: id, status: 'waiting' });
  if (!row) throw new DomainError('payment.not_found');
  return row;
}
