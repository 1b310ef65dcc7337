import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { once } from '../../../platform/database/once.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { SecondPerson } from '../../payments/second-person/second-person.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { TripCallOff } from '../../trips/trip-call-off.entity.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { Owners } from '../team/owners.service.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { TripBooking } from '../trips/trip-booking.service.js';
import type { CallOffTripDto, ConfirmCallOffDto } from './call-off.dto.js';
import { CallOffMails } from './call-off-mails.service.js';
import { CalledOffBookings } from './called-off-bookings.service.js';
import { endingOf, hasPaymentsToConfirm } from './ending-bookings.js';

/** What a host asks for, and how the browser names this request. */
interface Request {
  userId: number;
  tripId: number;
  key: string | undefined;
}
type Deciding = Asking & Omit<Request, 'userId'>;

/**
 * A trip that does not take place. Its owner calls it off; where more goes back than one host gives away on their word, a
 * second one confirms it. Then nothing of it is sold any more, every booking ends, and everybody gets back all they paid.
 */
@Injectable()
export class CallOffs {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly owners: Owners,
    private readonly access: TripAccess,
    private readonly secondPerson: SecondPerson,
    private readonly booking: TripBooking,
    private readonly bookings: CalledOffBookings,
    private readonly mails: CallOffMails,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Throws `trip.not_found`, `host.owner_only`, what {@link once} throws, `trip.departed`, `call_off.asked` for what was
   * asked for already, `call_off.changed` when another figure was shown, `call_off.payments_wait`, `second_host.none`.
   */
  async ask(
    { userId, tripId, key }: Request,
    { reason, paidCents: shownCents }: CallOffTripDto,
  ): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      const body = { action: 'call off', tripId, reason, shownCents };
      await this.once(manager, { userId, key, body }, async () => {
        const trip = await lockTrip(manager, tripId);
        if (await manager.existsBy(TripCallOff, { tripId })) throw new DomainError('call_off.asked');
        this.assertAhead(trip);
        const paidCents = await assertShown(manager, tripId, shownCents);
        const isOnOneWord = paidCents <= this.config.ONE_HOST_LIMIT_CENTS;
        const others = isOnOneWord ? [] : await this.secondPerson.othersFor(manager, { tripId }, userId);
        const asked = manager.create(TripCallOff, {
          tripId,
          reason,
          askedBy: userId,
          askedAt: this.clock.now(),
        });
        await manager.save(asked);
        if (others.length > 0) {
          await this.mails.tellOthers(manager, asked, others);
          // Nobody pays for a trip that will hardly take place; its owner opens it again where it does.
          await this.shut(manager, trip, userId);
          return this.tell(manager, trip, { userId, action: 'trip.calling_off_proposed', reason });
        }
        if (!isOnOneWord) await this.mails.tellOperator(manager, asked);
        await this.callOff(manager, trip, asked, userId);
      });
    });
  }

  /**
   * Another host's word: the trip is called off. Throws `trip.not_found`, `host.right_missing`, what {@link once} throws,
   * `call_off.not_waiting`, `second_host.own`, `second_host.too_new`, `trip.departed`, `call_off.changed`, `call_off.payments_wait`.
   */
  async confirm(request: Deciding, { paidCents: shownCents }: ConfirmCallOffDto): Promise<void> {
    const { userId, tripId } = request;
    await this.decide(request, { action: 'confirm call-off', shownCents }, async (manager, trip, asked) => {
      await this.secondPerson.assertMayConfirm(manager, { tripId }, asked, userId);
      this.assertAhead(trip);
      await assertShown(manager, tripId, shownCents);
      await this.callOff(manager, trip, asked, userId);
    });
  }

  /**
   * The trip takes place after all. Throws `trip.not_found`, `host.right_missing`, what {@link once} throws,
   * `call_off.not_waiting`.
   */
  async refuse(request: Deciding, reason: string): Promise<void> {
    const { userId, tripId } = request;
    await this.decide(request, { action: 'refuse call-off', reason }, async (manager, trip) => {
      await manager.delete(TripCallOff, { tripId });
      await this.tell(manager, trip, { userId, action: 'trip.calling_off_refused', reason });
    });
  }

  private async decide(
    { tripId, key, ...asking }: Deciding,
    body: object,
    work: (manager: EntityManager, trip: Trip, asked: TripCallOff) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.access.assertHosts(asking, tripId, manager);
      const { userId } = asking;
      await this.once(manager, { userId, key, body: { ...body, tripId } }, async () => {
        const trip = await lockTrip(manager, tripId);
        const asked = await manager.findOneBy(TripCallOff, { tripId });
        if (!asked || trip.calledOffAt) throw new DomainError('call_off.not_waiting');
        await work(manager, trip, asked);
      });
    });
  }

  private async once(
    manager: EntityManager,
    { userId, key, body }: { userId: number; key: string | undefined; body: object },
    work: () => Promise<void>,
  ): Promise<void> {
    await once(manager, { scope: `host:${userId}`, key, body }, this.clock.now(), async () => {
      await work();
      return {};
    });
  }

  private async callOff(
    manager: EntityManager,
    trip: Trip,
    asked: TripCallOff,
    userId: number,
  ): Promise<void> {
    const { id: tripId } = trip;
    await this.shut(manager, trip, userId);
    await manager.update(Trip, { id: tripId }, { calledOffAt: this.clock.now() });
    await manager.update(TripCallOff, { tripId }, { decidedBy: userId });
    await this.tell(manager, trip, { userId, action: 'trip.called_off', reason: asked.reason });
    await this.bookings.begin(manager, asked);
  }

  private async shut(manager: EntityManager, trip: Trip, userId: number): Promise<void> {
    if (trip.isOnSale) await this.booking.shut(manager, userId, trip);
    this.after.publish(manager, TRIP_CHANGED, {});
  }

  /** Who has sailed cannot be told to stay at home. */
  private assertAhead({ departsAt }: Trip): void {
    if (departsAt && departsAt <= this.clock.now()) throw new DomainError('trip.departed');
  }

  private async tell(
    manager: EntityManager,
    { id: tripId, title }: Trip,
    { userId, action, reason }: { userId: number; action: keyof typeof NEWS; reason: string },
  ): Promise<void> {
    await this.activity.note(manager, { userId, tripId, action, reason });
    await this.news.announce(manager, {
      type: 'trip.changed',
      tripId,
      summary: { text: `${title} ${NEWS[action]}` },
    });
  }
}

const NEWS = {
  'trip.calling_off_proposed': 'is to be called off, once another host confirms it',
  'trip.calling_off_refused': 'takes place: it is not called off',
  'trip.called_off': 'was called off',
};

/**
 * What goes back, in cents. Throws `call_off.changed` where a host was shown another figure, and `call_off.payments_wait`
 * where there is money that no figure has yet.
 */
async function assertShown(manager: EntityManager, tripId: number, shownCents: number): Promise<number> {
  if (await hasPaymentsToConfirm(manager, tripId)) throw new DomainError('call_off.payments_wait');
  const { paidCents } = await endingOf(manager, tripId);
  if (paidCents !== shownCents) throw new DomainError('call_off.changed', { paid: dollars(paidCents) });
  return paidCents;
}
