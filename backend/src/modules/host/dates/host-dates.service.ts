import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isPublicId } from '../../../platform/security/tokens.js';
import { closingProblem } from '../../guests/check-in/check-in.rules.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { TripDate } from '../../trips/dates/trip-date.entity.js';
import { TripDates } from '../../trips/dates/trip-dates.service.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import type { ChangeDateDto, TripDatesDto, WriteDateDto } from './host-dates.dto.js';
import { HostDatesReader } from './host-dates-reader.js';

/** What was done to a date, and how the other hosts read of it. */
const DEEDS = {
  added: 'was added to the dates',
  changed: 'has a new date or other words',
  removed: 'was taken out of the dates',
  restored: 'is among the dates again',
} as const;

/** What hosts write into the dates of their trips; each answers with the trip's dates as they are then. */
@Injectable()
export class HostDates {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
    private readonly dates: TripDates,
    private readonly reader: HostDatesReader,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /** Throws `trip.not_found`, `date.task_taken`, `request.invalid` for a check-in that closes before it opens. */
  async add(asking: Asking, tripId: number, words: WriteDateDto): Promise<TripDatesDto> {
    await this.access.assertHosts(asking, tripId);
    return this.act(asking, 'added', (manager) => this.dates.add(manager, tripId, words, asking.userId));
  }

  /** Throws `date.not_found`, `date.changed`, `date.task_taken`, `request.invalid` as {@link add}. */
  change(
    asking: Asking,
    id: string,
    { version, kind, task, title, note, onDate, atTime }: ChangeDateDto,
  ): Promise<TripDatesDto> {
    const words = { version, kind, task, title, note, onDate, atTime };
    return this.act(asking, 'changed', async (manager) =>
      this.dates.change(manager, await this.own(manager, asking, id), words, asking.userId),
    );
  }

  /** Throws `date.not_found`, `date.changed`. */
  remove(asking: Asking, id: string, version: number): Promise<TripDatesDto> {
    return this.act(asking, 'removed', async (manager) =>
      this.dates.remove(manager, await this.own(manager, asking, id), version, asking.userId),
    );
  }

  /** Throws `date.not_found` when it is too late, `date.task_taken`, `request.invalid` as {@link add}. */
  restore(asking: Asking, id: string): Promise<TripDatesDto> {
    return this.act(asking, 'restored', async (manager) =>
      this.dates.restore(manager, await this.own(manager, asking, id), asking.userId),
    );
  }

  private async act(
    asking: Asking,
    deed: keyof typeof DEEDS,
    work: (manager: EntityManager) => Promise<TripDate>,
  ): Promise<TripDatesDto> {
    const { userId } = asking;
    const { tripId } = await this.db.transaction(async (manager) => {
      const date = await work(manager);
      if (deed !== 'removed') await assertFits(manager, date);
      const details = { date: date.publicId, kind: date.kind };
      await this.activity.note(manager, { userId, tripId: date.tripId, action: `date.${deed}`, details });
      const summary = { text: `"${date.title}" ${DEEDS[deed]}` };
      await this.news.announce(manager, { type: 'dates.changed', tripId: date.tripId, summary });
      return date;
    });
    const [dates] = await this.reader.read(asking, tripId);
    if (!dates) throw new DomainError('trip.not_found');
    return dates;
  }

  private async own(manager: EntityManager, asking: Asking, id: string): Promise<TripDate> {
    const tripIds = await this.access.hostedTrips(asking, manager);
    const date = isPublicId(id) ? await this.dates.get(manager, id) : null;
    if (!date || !tripIds.includes(date.tripId)) throw new DomainError('date.not_found');
    return date;
  }
}

/** Under the lock of the trip, whose own days may be changing. Throws `request.invalid`. */
async function assertFits(manager: EntityManager, { tripId, task, onDate }: TripDate): Promise<void> {
  if (task !== 'check_in') return;
  const problem = closingProblem(await lockTrip(manager, tripId), onDate);
  if (problem) throw new DomainError('request.invalid', {}, { onDate: problem });
}
