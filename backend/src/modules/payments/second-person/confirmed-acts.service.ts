import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { Cancellations } from '../cancellation/cancellations.service.js';
import { Credits } from '../credits/credits.service.js';
import { ManualPayments } from '../manual/manual-payments.service.js';
import { GivenBack } from '../refunds/given-back.service.js';
import { HostRefunds } from '../refunds/host-refunds.service.js';
import type { HostAct, HostActDetails, HostActKind } from './host-act.entity.js';

/** Who asked for it, why, and how much, in cents. */
interface Word {
  amountCents: number;
  reason: string;
  userId: number;
}

type Performs = {
  [K in HostActKind]: (
    manager: EntityManager,
    booking: LockedBooking,
    word: Word,
    details: HostActDetails[K],
  ) => Promise<unknown>;
};

/** A row of {@link HostAct} whose details are those of its kind: the two are written together and never changed. */
interface Confirmed<K extends HostActKind> extends Pick<HostAct, 'amountCents' | 'reason' | 'askedBy'> {
  kind: K;
  details: HostActDetails[K];
}

/** Does what waited for a second person, as it was asked for. It may have become impossible meanwhile. */
@Injectable()
export class ConfirmedActs {
  private readonly performs: Performs = {
    payment: async (manager, booking, word, details) => {
      const payment = { ...details, ...word };
      await this.manual.assertPossible(manager, booking, payment);
      await this.manual.record(manager, booking, payment);
    },
    given_back: (manager, booking, { reason, userId }, { refundId, means, receivedOn: givenOn }) =>
      this.givenBack.record(manager, booking, refundId, { means, givenOn, reason, userId }),
    credit: async (manager, booking, { amountCents, reason, userId: grantedBy }, { expiresOn }) => {
      await this.credits.assertPossible(manager, booking, { expiresOn });
      await this.credits.grant(manager, booking, { amountCents, reason, expiresOn, grantedBy });
    },
    refund: (manager, booking, word, { wanted, paymentId }) =>
      this.refunds.give(manager, booking, { ...word, wanted, paymentId: paymentId ?? undefined }),
    cancellation: (manager, booking, { amountCents: refundCents, reason, userId }, { policyCents }) => {
      const wish = { by: 'host' as const, userId, reason, shownRefundCents: policyCents, refundCents };
      return this.cancellations.cancel(manager, booking, wish);
    },
  };

  constructor(
    private readonly manual: ManualPayments,
    private readonly givenBack: GivenBack,
    private readonly credits: Credits,
    private readonly refunds: HostRefunds,
    private readonly cancellations: Cancellations,
  ) {}

  /** In the transaction that confirms it, in the name of who asked for it. Throws as the act of its kind does. */
  async perform<K extends HostActKind>(
    manager: EntityManager,
    booking: LockedBooking,
    { kind, details, amountCents, reason, askedBy: userId }: Confirmed<K>,
  ): Promise<void> {
    await this.performs[kind](manager, booking, { amountCents, reason, userId }, details);
  }
}
