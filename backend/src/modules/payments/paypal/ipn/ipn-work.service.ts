import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { SetAsideMoney } from '../../alerts/set-aside-money.service.js';
import { readFormMark } from '../../take/form-mark.rules.js';
import { FormMoneyFinder } from '../../news/form-money.service.js';
import type { FollowUp } from '../../news/news.js';
import { ToldMoney } from '../../news/told-money.service.js';
import { IpnAlerts } from './ipn-alerts.service.js';
import { IpnMessage } from './ipn-message.entity.js';
import { IpnVerifier } from './ipn-verifier.service.js';
import { IPN_QUEUE, Ipns } from './ipns.service.js';
import {
  anyCents,
  type IpnFacts,
  ipnFacts,
  ipnKind,
  type IpnKind,
  isAboutEarlier,
  notOurs,
  type OwnKind,
  takingTold,
  toldCents,
} from './ipn.rules.js';

/** With pauses that double from five seconds on: four days, as long as PayPal itself goes on. */
const RETRIES = 16;
const FIRST_PAUSE_SECONDS = 5;
/** What a dead node was at is taken up again after this; should it only be slow, what both book is booked once. */
const EXPIRE_SECONDS = 60;
const CURRENCY = 'USD';
/** The form's payments. */
const WEB_ACCEPT = 'web_accept';

interface Ending {
  status: IpnMessage['status'];
  outcome: string;
}
const done: Ending = { status: 'done', outcome: 'Booked' };
const ofNothing: Ending = { status: 'ignored', outcome: 'Of money that counted for nothing' };

/** Works on stored notifications: asks PayPal whether it sent them, then checks in PayPal's order what they say. */
@Injectable()
export class IpnWork implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly ipns: Ipns,
    private readonly verifier: IpnVerifier,
    private readonly finder: FormMoneyFinder,
    private readonly told: ToldMoney,
    private readonly alerts: IpnAlerts,
    private readonly setAside: SetAsideMoney,
  ) {}

  onModuleInit(): void {
    this.jobs.define(IPN_QUEUE, {
      work: ({ messageId }: { messageId: number }, { isLast }) => this.workOn(messageId, isLast),
      retries: RETRIES,
      retryDelaySeconds: FIRST_PAUSE_SECONDS,
      expireSeconds: EXPIRE_SECONDS,
      atOnce: 2,
    });
  }

  private async workOn(messageId: number, isLast: boolean): Promise<void> {
    const message = await this.db.manager.findOneByOrFail(IpnMessage, { id: messageId });
    if (message.status !== 'new') return;
    const body = this.ipns.bodyOf(message);
    const facts = ipnFacts(body);
    if (!facts) throw new Error(`Notification ${messageId} was stored without a transaction.`);
    const ending = (await this.verifier.isGenuine(body))
      ? await this.apply(facts, isLast)
      : await this.forged();
    // What a forger writes is no fact: it may not stand in the way of a real one.
    const named =
      ending.status === 'forged' ? {} : { txnId: facts.txnId, paymentStatus: facts.paymentStatus };
    const dealtWith = { ...ending, ...named, sealedBody: null, doneAt: this.clock.now() };
    await this.db.manager.update(IpnMessage, { id: messageId }, dealtWith);
  }

  private async forged(): Promise<Ending> {
    await this.alerts.forged();
    return { status: 'forged', outcome: 'PayPal did not send it' };
  }

  private async apply(facts: IpnFacts, isLast: boolean): Promise<Ending> {
    const { PAYPAL_ENV: env, paypal: merchant } = this.config;
    const why = notOurs(facts, { env, merchant, currency: CURRENCY });
    const kind = ipnKind(facts);
    if (kind && isAboutEarlier(kind) && (await this.isBackFromSetAside(facts, kind))) return ofNothing;
    // Money for somebody else names no booking of ours, whatever it says.
    if (why)
      return this.refuse(facts, why, why === 'currency' ? await this.finder.bookingOf(facts.custom) : null);
    const seen = { txnId: facts.txnId, paymentStatus: facts.paymentStatus, status: 'done' as const };
    if (await this.db.manager.existsBy(IpnMessage, seen)) {
      return { status: 'ignored', outcome: 'Told before' };
    }
    if (!kind) return { status: 'ignored', outcome: `We do nothing on ${facts.paymentStatus}` };
    const cents = toldCents(kind, facts.gross);
    if (cents === null) return this.refuse(facts, 'amount');
    if (isAboutEarlier(kind)) return this.followUp(facts, kind, { cents, isLast });
    // An account with IPN hears of our orders, too, and may call them what the form is called.
    const isOfForm = facts.txnType === WEB_ACCEPT && !(await this.told.isOfBooking(facts.custom));
    return isOfForm ? this.formMoney(facts, kind, cents) : this.otherMoney(facts, isLast);
  }

  private async formMoney(facts: IpnFacts, kind: OwnKind, amountCents: number): Promise<Ending> {
    const match = await this.finder.match({
      id: facts.txnId,
      mark: facts.custom,
      amountCents,
      currency: facts.currency,
    });
    if (!match.payment) return this.refuse(facts, match.booking ? 'amount' : 'custom', match.booking);
    await this.told.settle(match.payment, takingTold(kind, facts));
    return done;
  }

  private async otherMoney(facts: IpnFacts, isLast: boolean): Promise<Ending> {
    if (await this.told.settleByAsking(facts.txnId)) return done;
    if (!isLast && (await this.told.isOfBooking(facts.custom)))
      throw new Error(`PayPal does not show ${facts.txnId} yet.`);
    return this.refuse(facts, 'type');
  }

  private async followUp(
    facts: IpnFacts,
    kind: FollowUp,
    { cents, isLast }: { cents: number; isLast: boolean },
  ): Promise<Ending> {
    const { parentTxnId } = facts;
    const payment = await this.told.parentOf(parentTxnId);
    if (payment) {
      await this.told.followUp(payment, kind, { id: facts.txnId, amountCents: cents });
      return done;
    }
    // Its payment may be told of after it: asked again, until it is.
    if (!isLast && (readFormMark(facts.custom) || (await this.told.isOfBooking(facts.custom))))
      throw new Error(`Nothing is known yet of ${parentTxnId}.`);
    return this.refuse(facts, 'custom');
  }

  /** What goes back of money that paid nothing, in whatever currency, is over with it for the host who was told. */
  private isBackFromSetAside({ parentTxnId, gross }: IpnFacts, kind: IpnKind): Promise<boolean> {
    return this.setAside.goesBack(parentTxnId, kind === 'reversal_canceled' ? null : anyCents(gross));
  }

  private async refuse(
    facts: IpnFacts,
    why: Parameters<IpnAlerts['refused']>[1],
    booking: Parameters<IpnAlerts['refused']>[2] = null,
  ): Promise<Ending> {
    await this.alerts.refused(facts, why, booking);
    return { status: 'refused', outcome: `Not counted: ${why}` };
  }
}
