import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { TripHost } from '../../trips/trip-host.entity.js';
import { HostAct, type HostActDetails, type HostActKind } from './host-act.entity.js';
import { ACT_WORDS } from './second-person.mail.js';
import { SecondPersonMails } from './second-person-mails.service.js';
import { moneyHostsOf } from './money-hosts.js';
import { mayConfirmFrom } from './second-person.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** What a host asks for; see {@link HostAct} for the amounts. */
export type NewAct = {
  [K in HostActKind]: { kind: K; details: HostActDetails[K] };
}[HostActKind] &
  Pick<HostAct, 'amountCents' | 'countedCents' | 'reason'> & { userId: number };

/**
 * Money that one host gives away, or says has come, counts on their word up to a limit; above it the act waits for another
 * host of the trip (PAY-30). One rule for credits, gifts, cancellations beyond the policy and payments made elsewhere.
 */
@Injectable()
export class SecondPerson {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly mails: SecondPersonMails,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Null when the act may be done now; else it waits, under this id. The caller has seen that the act is possible. Throws
   * `second_host.none` where nobody could confirm it.
   */
  async waitingId(manager: EntityManager, booking: LockedBooking, act: NewAct): Promise<string | null> {
    if (act.countedCents <= 0) return null;
    if (await this.isWithinLimit(manager, booking, act)) {
      await this.write(manager, booking, act, 'alone');
      return null;
    }
    const others = await this.othersFor(manager, booking, act.userId);
    if (others.length > 0) return this.ask(manager, booking, act, others);
    const row = await this.write(manager, booking, act, 'alone');
    await this.mails.tellOperator(manager, row);
    return null;
  }

  /**
   * Another host's word: the act is theirs to do now, in the same transaction. Throws `second_host.not_found` for one that
   * was decided already, `second_host.own`, `second_host.too_new`.
   */
  async confirm(manager: EntityManager, booking: Booking, id: string, userId: number): Promise<HostAct> {
    const act = await this.waiting(manager, booking, id);
    await this.assertMayConfirm(manager, booking, act, userId);
    return this.close(manager, booking, act, 'confirmed', { userId, reason: act.reason });
  }

  /** Throws `second_host.own`, `second_host.too_new`. */
  async assertMayConfirm(
    manager: EntityManager,
    trip: Pick<Booking, 'tripId'>,
    asked: Pick<HostAct, 'askedBy'>,
    userId: number,
  ): Promise<void> {
    if (asked.askedBy === userId) throw new DomainError('second_host.own');
    const from = await this.confirmableFrom(manager, trip, asked, userId);
    if (from && from > this.clock.now())
      throw new DomainError('second_host.too_new', { days: this.config.SECOND_HOST_DAYS });
  }

  /** What waits was a mistake; whoever asked for it may say so too. Throws `second_host.not_found`. */
  async refuse(
    manager: EntityManager,
    booking: Booking,
    id: string,
    word: { userId: number; reason: string },
  ): Promise<void> {
    const act = await this.waiting(manager, booking, id);
    await this.close(manager, booking, act, 'refused', word);
    const text = `${ACT_WORDS[act.kind]} of ${dollars(act.amountCents)} was not confirmed`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
  }

  /** When this host may confirm an act, see the rules; null is now, or for their own act never. */
  async confirmableFrom(
    manager: EntityManager,
    { tripId }: Pick<Booking, 'tripId'>,
    { askedBy }: Pick<HostAct, 'askedBy'>,
    userId: number,
  ): Promise<Date | null> {
    const hosts = await moneyHostsOf(manager, tripId);
    const other = hosts.find((host) => host.userId === userId);
    // Who no longer hosts the trip may have asked for it, and needs no time any more: the one who confirms does.
    const asker = hosts.find((host) => host.userId === askedBy) ?? { userId: askedBy, moneySince: null };
    return other ? mayConfirmFrom(asker, other, this.config.SECOND_HOST_DAYS) : null;
  }

  /** Who may confirm what this host asks for. Throws `second_host.none` where nobody could, and one host may not act alone. */
  async othersFor(
    manager: EntityManager,
    { tripId }: Pick<Booking, 'tripId'>,
    userId: number,
  ): Promise<TripHost[]> {
    const others = (await moneyHostsOf(manager, tripId)).filter((host) => host.userId !== userId);
    if (others.length === 0 && !this.config.ONE_HOST_ALONE)
      throw new DomainError('second_host.none', { limit: dollars(this.config.ONE_HOST_LIMIT_CENTS) });
    return others;
  }

  /** Several small acts of one host on a booking count as one: the limit is on their word, not on a form. */
  private async isWithinLimit(manager: EntityManager, { id: bookingId }: Booking, act: NewAct) {
    const alone = { bookingId, askedBy: act.userId, status: 'alone' as const };
    const before = (await manager.sum(HostAct, 'countedCents', alone)) ?? 0;
    return before + act.countedCents <= this.config.ONE_HOST_LIMIT_CENTS;
  }

  private async ask(
    manager: EntityManager,
    booking: Booking,
    act: NewAct,
    others: readonly TripHost[],
  ): Promise<string> {
    const row = await this.write(manager, booking, act, 'waiting');
    await this.note(manager, booking, row, 'proposed', act);
    await this.mails.tellOthers(
      manager,
      row,
      others.map(({ userId }) => userId),
    );
    const text = `${ACT_WORDS[act.kind]} of ${dollars(act.amountCents)} waits for another host's confirmation`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
    return row.publicId;
  }

  private write(
    manager: EntityManager,
    { id: bookingId }: Booking,
    { userId: askedBy, ...act }: NewAct,
    status: 'alone' | 'waiting',
  ): Promise<HostAct> {
    const asked = { publicId: newPublicId(), bookingId, askedBy, askedAt: this.clock.now(), status };
    return manager.save(manager.create(HostAct, { ...act, ...asked }));
  }

  private async waiting(manager: EntityManager, booking: Booking, publicId: string): Promise<HostAct> {
    const row = await manager.findOneBy(HostAct, { publicId, bookingId: booking.id, status: 'waiting' });
    if (!row) throw new DomainError('second_host.not_found');
    return row;
  }

  private async close(
    manager: EntityManager,
    booking: Booking,
    act: HostAct,
    status: 'confirmed' | 'refused',
    word: { userId: number; reason: string },
  ): Promise<HostAct> {
    Object.assign(act, { status, decidedBy: word.userId, decidedAt: this.clock.now() });
    await manager.save(act);
    await this.note(manager, booking, act, status, word);
    return act;
  }

  private async note(
    manager: EntityManager,
    { id: bookingId, tripId }: Booking,
    { kind, amountCents, details }: HostAct,
    stage: 'proposed' | 'confirmed' | 'refused',
    { userId, reason }: { userId: number; reason: string },
  ): Promise<void> {
    // A refund that was given back is one in the log, whatever way it went.
    const action = `${kind === 'given_back' ? 'refund' : kind}.${stage}`;
    const told = kind === 'payment' || kind === 'given_back' ? { ...details } : {};
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action,
      reason,
      amountCents,
      details: told,
    });
  }
}
