import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { User } from '../../auth/user.entity.js';
import { datesThatHold } from '../../guests/check-in/check-in.rules.js';
import { standingDays } from '../../guests/checklist/checklist.rules.js';
import { openPartsOf } from '../../guests/dates/open-parts.js';
import {
  PART_TITLES,
  type PaymentDeadline,
  paymentDeadlines,
} from '../../guests/dates/payment-dates.rules.js';
import { tripFacts } from '../../guests/dates/trip-facts.js';
import { type ChosenTrips, TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { importantDates } from '../../trips/dates/dates.rules.js';
import type { TripDate } from '../../trips/dates/trip-date.entity.js';
import { TripDates, writtenDate } from '../../trips/dates/trip-dates.service.js';
import { type HostRight, may } from '../../trips/host-right.js';
import { shipGroupOf } from '../../trips/trip-config.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { isTold } from '../tasks-done.sql.js';
import { type TasksOpen, tasksOpen } from './tasks-open.js';
import type { HostDateDto, TripDatesDto } from './host-dates.dto.js';
import { withShipDates } from './ship-dates.rules.js';

/** The dates of a host's trips, with what hangs on those that are about money. */
@Injectable()
export class HostDatesReader {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly written: TripDates,
  ) {}

  /** Of the host's trips that are asked for, what sails next first. Throws `trip.not_found`. */
  async read(asking: Asking, chosen: ChosenTrips): Promise<TripDatesDto[]> {
    const tripIds = await this.access.chosenTrips(asking, chosen);
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const trips = await manager.findBy(Trip, { id: In(tripIds) });
      const dates = await this.written.of(manager, tripIds);
      const open = await openPartsOf(manager, { tripIds });
      const names = await namesOf(manager, dates);
      const hosts = await manager.findBy(TripHost, { userId: asking.userId, tripId: In(tripIds) });
      const withRight = (right: HostRight) =>
        new Set(hosts.filter((host) => may(host, right)).map((host) => host.tripId));
      const [editable, withMoney] = [withRight('messages'), withRight('money')];
      const undone = await tasksOpen(manager, [...withRight('documents')]);
      return trips
        .toSorted((a, b) => (a.startDate ?? '9999').localeCompare(b.startDate ?? '9999') || a.id - b.id)
        .map((trip) => ({
          tripId: trip.id,
          title: trip.title,
          timeZone: trip.timeZone,
          today: dateInZone(this.clock.now(), trip.timeZone),
          mayEdit: editable.has(trip.id),
          dates: datesOf(trip, {
            dates: dates.filter((date) => date.tripId === trip.id),
            deadlines: paymentDeadlines(
              { startDate: trip.startDate, plan: trip.config.plan },
              open.filter((part) => part.tripId === trip.id),
            ),
            names,
            mayMoney: withMoney.has(trip.id),
            undone: undone.find(({ tripId }) => tripId === trip.id),
          }),
        }));
    });
  }
}

interface Sources {
  dates: readonly TripDate[];
  deadlines: readonly PaymentDeadline[];
  names: ReadonlyMap<number, string>;
  mayMoney: boolean;
  undone: TasksOpen | undefined;
}

function datesOf(trip: Trip, { dates, deadlines, names, mayMoney, undone }: Sources): HostDateDto[] {
  const all = importantDates({
    trip: tripFacts(trip),
    payments: deadlines.map(({ key, kind, onDate }) => ({
      key,
      title: PART_TITLES[kind].ofAll,
      note: '',
      onDate,
    })),
    taskDays: standingDays(trip),
    written: datesThatHold(trip, dates.map(writtenDate)),
  });
  const ours = all.map((date): HostDateDto => {
    const own = dates.find(({ publicId, task }) => (task ?? publicId) === date.key);
    const money = date.kind === 'payment' ? deadlines.find(({ key }) => key === date.key) : undefined;
    return {
      ...date,
      id: own?.publicId ?? null,
      version: own?.version ?? null,
      changedBy: own ? (names.get(own.changedBy) ?? null) : null,
      bookings: money?.bookings ?? null,
      openCents: mayMoney ? (money?.openCents ?? null) : null,
      travellersOpen: date.task && undone && isTold(date.task) ? undone[date.task] : null,
      isShips: false,
      shipCents: null,
    };
  });
  // What the ship wants of a trip that is called off is settled with it, not on its days.
  const ships = trip.calledOffAt ? [] : shipGroupOf(trip.config).deadlines;
  return withShipDates(ours, ships, mayMoney);
}

async function namesOf(manager: EntityManager, dates: readonly TripDate[]): Promise<Map<number, string>> {
  const users = await manager.findBy(User, { id: In(dates.map(({ changedBy }) => changedBy)) });
  return new Map(users.map((user) => [user.id, fullName(user)]));
}
