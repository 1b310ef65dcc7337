import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { Trips } from '../../trips/trips.service.js';
import { Cancellations, type Cancelled } from '../cancellation/cancellations.service.js';
import { Credits, type NewCredit } from '../credits/credits.service.js';
import type { ManualPayment } from '../payment/manual-payment.js';
import { owedWords } from '../payment/owed-words.js';
import { ManualPayments } from '../manual/manual-payments.service.js';
import { GivenBack, type Giving } from '../refunds/given-back.service.js';
import { type HostRefund, HostRefunds } from '../refunds/host-refunds.service.js';
import type { Refund } from '../refunds/refund.entity.js';
import { ConfirmedActs } from './confirmed-acts.service.js';
import { ShownMoney } from './shown-money.service.js';
import { type NewAct, SecondPerson } from './second-person.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** What came of an act: it is done, or it waits for another host of the trip under this id. */
export type ActOutcome<T> = { status: 'done'; result: T } | { status: 'waiting'; id: string };

/** A host's cancellation; amounts in cents. */
export interface HostCancellation {
  userId: number;
  reason: string;
  /** What the policy returned when it was shown. */
  policyCents: number;
  giveBackCents: number;
}

/** What hosts do that gives money or value away or says that it came: done now, or once a second person has confirmed it. */
@Injectable()
export class HostActs {
  constructor(
    private readonly trips: Trips,
    private readonly secondPerson: SecondPerson,
    private readonly manual: ManualPayments,
    private readonly givenBack: GivenBack,
    private readonly credits: Credits,
    private readonly refunds: HostRefunds,
    private readonly cancellations: Cancellations,
    private readonly shown: ShownMoney,
    private readonly confirmed: ConfirmedActs,
  ) {}

  /**
   * Under the booking's row lock, as all of these. Throws as {@link ManualPayments.assertPossible}, `money.changed` when another
   * figure was shown, and `second_host.none`.
   */
  async record(
    manager: EntityManager,
    booking: LockedBooking,
    payment: ManualPayment,
    shownCents: number,
  ): Promise<ActOutcome<string>> {
    // Who is just calling the trip off is waited for, and who does so next finds this payment.
    await this.trips.getLocked(booking.tripId, manager);
    const nowCents = await balanceCents(manager, booking.id);
    await this.shown.assertSame(manager, booking, { shownCents, nowCents, words: owedWords(nowCents) });
    await this.manual.assertPossible(manager, booking, payment);
    const { amountCents, means, receivedOn, reason, userId } = payment;
    const act = { kind: 'payment' as const, details: { means, receivedOn }, reason, userId };
    return this.pass(manager, booking, { ...act, amountCents, countedCents: amountCents }, () =>
      this.manual.record(manager, booking, payment),
    );
  }

  /** Throws as {@link GivenBack.possibleCents} and `second_host.none`. */
  async giveBack(
    manager: EntityManager,
    booking: LockedBooking,
    refundId: string,
    giving: Giving,
  ): Promise<ActOutcome<string>> {
    const amountCents = await this.givenBack.possibleCents(manager, booking, refundId, giving);
    const { means, givenOn: receivedOn, reason, userId } = giving;
    const act = { kind: 'given_back' as const, details: { refundId, means, receivedOn }, reason, userId };
    return this.pass(manager, booking, { ...act, amountCents, countedCents: amountCents }, () =>
      this.givenBack.record(manager, booking, refundId, giving),
    );
  }

  /** Throws as {@link Credits.assertPossible}, `money.changed`, `second_host.none`. */
  async grant(
    manager: EntityManager,
    booking: LockedBooking,
    credit: NewCredit,
    shownCents: number,
  ): Promise<ActOutcome<number>> {
    const nowCents = await this.credits.usableCents(manager, booking);
    const words = `${dollars(nowCents)} of credit can be used`;
    await this.shown.assertSame(manager, booking, { shownCents, nowCents, words });
    await this.credits.assertPossible(manager, booking, credit);
    const { amountCents, expiresOn, reason, grantedBy: userId } = credit;
    const act = { kind: 'credit' as const, details: { expiresOn }, reason, userId };
    return this.pass(
      manager,
      booking,
      { ...act, amountCents, countedCents: amountCents },
      async () => (await this.credits.grant(manager, booking, credit)).id,
    );
  }

  /** Throws as {@link HostRefunds.give}, `money.changed`, `second_host.none`. */
  async refund(
    manager: EntityManager,
    booking: LockedBooking,
    wish: HostRefund,
    shownCents: number,
  ): Promise<ActOutcome<Refund[]>> {
    const nowCents = await this.refunds.leftCents(manager, booking, wish);
    const words = `${dollars(nowCents)} can go back`;
    await this.shown.assertSame(manager, booking, { shownCents, nowCents, words });
    const countedCents = await this.refunds.giftCents(manager, booking, wish);
    const { amountCents, wanted, paymentId = null, reason, userId } = wish;
    const act = { kind: 'refund' as const, details: { wanted, paymentId }, reason, userId };
    return this.pass(manager, booking, { ...act, amountCents, countedCents }, () =>
      this.refunds.give(manager, booking, wish),
    );
  }

  /** Throws as {@link Cancellations.cancel} and `second_host.none`. */
  async cancel(
    manager: EntityManager,
    booking: LockedBooking,
    wish: HostCancellation,
  ): Promise<ActOutcome<Cancelled>> {
    const { policyCents, giveBackCents: amountCents, reason, userId } = wish;
    const figures = { by: 'host' as const, shownRefundCents: policyCents, refundCents: amountCents };
    const countedCents = await this.cancellations.beyondPolicyCents(manager, booking, figures);
    const act = { kind: 'cancellation' as const, details: { policyCents }, reason, userId };
    return this.pass(manager, booking, { ...act, amountCents, countedCents }, () =>
      this.cancellations.cancel(manager, booking, { ...figures, reason, userId }),
    );
  }

  /** Another host confirms what waits, and it is done. Throws as {@link SecondPerson.confirm}, and as the act does. */
  async confirm(manager: EntityManager, booking: LockedBooking, id: string, userId: number): Promise<void> {
    const act = await this.secondPerson.confirm(manager, booking, id, userId);
    await this.confirmed.perform(manager, booking, act);
  }

  private async pass<T>(
    manager: EntityManager,
    booking: LockedBooking,
    act: NewAct,
    perform: () => Promise<T>,
  ): Promise<ActOutcome<T>> {
    const id = await this.secondPerson.waitingId(manager, booking, act);
    return id === null ? { status: 'done', result: await perform() } : { status: 'waiting', id };
  }
}
