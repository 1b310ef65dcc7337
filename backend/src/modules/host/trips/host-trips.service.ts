import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { once } from '../../../platform/database/once.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { lockBookingsOf } from '../../bookings/booking-lock.js';
import { cabinsHeld } from '../../bookings/hold/cabins-left.js';
import { TripWaivers } from '../../guests/waiver/trip-waivers.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { ALL_RIGHTS } from '../../trips/host-right.js';
import { taskDays } from '../../trips/dates/dates.rules.js';
import { TripDates } from '../../trips/dates/trip-dates.service.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { shipGroupVersionOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { Owners } from '../team/owners.service.js';
import { changedFields } from './changed-fields.rules.js';
import type { ChangeTripDto, EditedTrip, EditTripDto, HostTripDetailDto } from './host-trips.dto.js';
import { shiftedDay, tripProblems } from './host-trips.rules.js';
import { editable, tripDetail } from './host-trips.view.js';
import { copiedShipGroup, versionsAfter } from './ship-group.rules.js';
import type { MadeTripDto } from './trip-acts.dto.js';
import { columns } from './trip-columns.js';
import { standingOf } from './trip-standing.js';
import { SailingChanges } from './sailing-changes.service.js';
import { isZoneOfDatabase, NO_ZONE } from './trip-zone.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';

const NO_DATES_TO_COPY = 'This trip has no dates yet to copy from';

/** A request that makes a trip: the same key makes one. */
interface Making {
  userId: number;
  key: string | undefined;
}

/** What owners make of their trips. A price is read when somebody asks for a quote: bookings keep what they cost. */
@Injectable()
export class HostTrips {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly owners: Owners,
    private readonly dates: TripDates,
    private readonly pages: TripPages,
    private readonly waivers: TripWaivers,
    private readonly sailing: SailingChanges,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** A new trip of the asking host, not open for booking. Throws `request.invalid`, `request.key_missing`. */
  create({ userId, key }: Making, edited: EditTripDto): Promise<MadeTripDto> {
    return this.make({ userId, key }, { action: 'create trip', edited }, async (manager) => {
      assertSound(tripProblems(edited, this.clock.now()));
      await assertZone(manager, edited.timeZone);
      return this.add(manager, userId, edited, { action: 'trip.created' });
    });
  }

  /** The same trip on other days with its pages, its waiver and the dates that hosts wrote, without its bookings, guests, co-hosts and codes; of the ship's deadlines it has the days alone. Throws `trip.not_found`, `host.owner_only`, `request.invalid` for a trip without dates. */
  duplicate({ userId, key }: Making, tripId: number, startDate: string): Promise<MadeTripDto> {
    return this.make({ userId, key }, { action: 'duplicate trip', tripId, startDate }, async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      const trip = await manager.findOneByOrFail(Trip, { id: tripId });
      const original = editable(trip);
      if (!original.startDate) throw new DomainError('request.invalid', {}, { startDate: NO_DATES_TO_COPY });
      const move = (day: string) => shiftedDay(day, original.startDate, startDate);
      const copy: EditedTrip = {
        ...original,
        startDate,
        endDate: move(original.endDate),
        laterParts: original.laterParts.map(({ percent, daysBefore, dueOn }) => ({
          percent,
          daysBefore,
          dueOn: dueOn && move(dueOn),
        })),
        // Written for those who were to come along then.
        promoCodes: [],
        shipGroup: copiedShipGroup(original.shipGroup, move),
        status: 'planning',
      };
      const made = await this.add(manager, userId, copy, { action: 'trip.duplicated', from: trip });
      await this.dates.copy(manager, { from: tripId, to: made.id, move, userId });
      await this.pages.copy(manager, { from: tripId, to: made.id, userId });
      const to = { id: made.id, timeZone: trip.timeZone };
      await this.waivers.copy(manager, { from: tripId, to, userId });
      return made;
    });
  }

  /**
   * Throws `trip.not_found`, `host.owner_only`, `request.invalid`, `trip.changed` when somebody saved meanwhile,
   * `trip.kept_as_it_was` once it is called off, and `page.outdated` for a page that knows nothing of the ship's deadlines.
   */
  async change(
    userId: number,
    tripId: number,
    { version, shipGroupVersion, shipGroup, ...fields }: ChangeTripDto,
  ): Promise<HostTripDetailDto> {
    if (!shipGroup || shipGroupVersion === undefined) throw new DomainError('page.outdated');
    const edited: EditedTrip = { ...fields, shipGroup };
    await this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      const isSameZone = await manager.existsBy(Trip, { id: tripId, timeZone: edited.timeZone });
      // The hours at which bookings were made follow the zone: their rows are written too, and so are locked first.
      if (!isSameZone) await lockBookingsOf(manager, tripId);
      const trip = await lockTrip(manager, tripId);
      if (trip.calledOffAt) throw new DomainError('trip.kept_as_it_was');
      if (trip.version !== version || shipGroupVersionOf(trip.config) !== shipGroupVersion)
        throw new DomainError('trip.changed');
      assertSound(tripProblems(edited, this.clock.now(), await this.stored(manager, trip)));
      if (!isSameZone) await assertZone(manager, edited.timeZone);
      const changed = changedFields(editable(trip), edited);
      if (!changed.length) return;
      const next = versionsAfter({ version, shipGroupVersion }, changed);
      const kept = { ...trip.config, shipGroupVersion: next.shipGroupVersion };
      await manager.update(Trip, { id: tripId }, { ...columns(edited, kept), version: next.version });
      await this.sailing.follow(manager, trip, edited);
      const details = { fields: changed.join(', ') };
      await this.activity.note(manager, { userId, tripId, action: 'trip.changed', details });
      const things = changed.length === 1 ? 'one thing' : `${changed.length} things`;
      const text = `${edited.title}: ${things} changed`;
      await this.news.announce(manager, { type: 'trip.changed', tripId, summary: { text } });
      this.after.publish(manager, TRIP_CHANGED, {});
    });
    const { manager } = this.db;
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    return tripDetail(trip, { isOwner: true, ...(await standingOf(manager, tripId, true)) });
  }

  /** What is kept of a trip, and stands against some changes of it. */
  private async stored(manager: EntityManager, { id, seatsTaken, isOnSale, startDate, config }: Trip) {
    const cabinsTaken = await cabinsHeld(manager, id);
    const { check_in: closesOn } = taskDays({}, await this.dates.writtenOf(manager, id));
    return { seatsTaken, isOnSale, cabinsTaken, checkIn: { startDate, config, closesOn } };
  }

  private async add(
    manager: EntityManager,
    userId: number,
    edited: EditedTrip,
    noted: { action: string; from?: Trip },
  ): Promise<MadeTripDto> {
    const { action, from } = noted;
    const made = manager.create(Trip, {
      ...columns(edited, from?.config),
      hostId: userId,
      createdAt: this.clock.now(),
    });
    const trip = await manager.save(made);
    const tripId = trip.id;
    await manager.insert(TripHost, {
      tripId,
      userId,
      isOwner: true,
      ...ALL_RIGHTS,
      moneySince: made.createdAt,
    });
    const details: Record<string, number> = from === undefined ? {} : { from: from.id };
    await this.activity.note(manager, { userId, tripId, action, details });
    const summary = { text: `${edited.title} was added` };
    await this.news.announce(manager, { type: 'trip.changed', tripId, summary });
    this.after.publish(manager, TRIP_CHANGED, {});
    // Who hosts one more trip hears of it on the socket that is open.
    this.after.publish(manager, ACCESS_CHANGED, { userIds: [userId] });
    return { id: tripId };
  }

  private async make(
    { userId, key }: Making,
    body: object,
    work: (manager: EntityManager) => Promise<MadeTripDto>,
  ): Promise<MadeTripDto> {
    const named = { scope: `host:${userId}`, key, body };
    return this.db.transaction((manager) => once(manager, named, this.clock.now(), () => work(manager)));
  }
}

function assertSound(problems: Record<string, string> | null): void {
  if (problems) throw new DomainError('request.invalid', {}, problems);
}

async function assertZone(manager: EntityManager, timeZone: string): Promise<void> {
  if (!(await isZoneOfDatabase(manager, timeZone))) assertSound({ timeZone: NO_ZONE });
}
