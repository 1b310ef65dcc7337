import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { isUniqueViolation } from '../../../platform/database/violations.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { shortTime, type WrittenDate } from './dates.rules.js';
import { TripDate } from './trip-date.entity.js';

/** The screen offers ten seconds; a slow connection gets the rest. */
const UNDO_MS = 2 * MINUTE_MS;

/** What a host writes of a date. */
export type DateWords = Pick<TripDate, 'kind' | 'task' | 'title' | 'note' | 'onDate' | 'atTime'>;

/** The dates that hosts write down. Whoever calls has found out that the trip is theirs. */
@Injectable()
export class TripDates {
  constructor(private readonly clock: Clock) {}

  /** Those of these trips that stand. */
  of(manager: EntityManager, tripIds: readonly number[]): Promise<TripDate[]> {
    return manager.find(TripDate, {
      where: { tripId: In([...tripIds]), removedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  async writtenOf(manager: EntityManager, tripId: number): Promise<WrittenDate[]> {
    return (await this.of(manager, [tripId])).map(writtenDate);
  }

  /** Whose trip it is, standing or removed. Throws `date.not_found`. */
  async get(manager: EntityManager, publicId: string): Promise<TripDate> {
    const date = await manager.findOne(TripDate, {
      where: { publicId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!date) throw new DomainError('date.not_found');
    return date;
  }

  /** Throws `date.task_taken` when the task has a date already. */
  add(manager: EntityManager, tripId: number, words: DateWords, userId: number): Promise<TripDate> {
    const date = manager.create(TripDate, {
      ...words,
      tripId,
      publicId: newPublicId(),
      version: 1,
      removedAt: null,
    });
    return this.save(manager, date, userId);
  }

  /** Those of a trip for its copy, each on the day that `move` makes of it. */
  async copy(
    manager: EntityManager,
    { from, to, move, userId }: { from: number; to: number; move: (day: string) => string; userId: number },
  ): Promise<void> {
    for (const { kind, task, title, note, onDate, atTime } of await this.of(manager, [from]))
      await this.add(manager, to, { kind, task, title, note, onDate: move(onDate), atTime }, userId);
  }

  /** Throws `date.changed` for another version than the one that was read, `date.not_found`, `date.task_taken`. */
  change(
    manager: EntityManager,
    date: TripDate,
    { version, ...words }: DateWords & { version: number },
    userId: number,
  ): Promise<TripDate> {
    if (date.removedAt) throw new DomainError('date.not_found');
    if (date.version !== version) throw new DomainError('date.changed');
    return this.save(manager, Object.assign(date, words, { version: version + 1 }), userId);
  }

  /** Throws `date.changed` and `date.not_found`. */
  remove(manager: EntityManager, date: TripDate, version: number, userId: number): Promise<TripDate> {
    if (date.removedAt) throw new DomainError('date.not_found');
    if (date.version !== version) throw new DomainError('date.changed');
    return this.save(
      manager,
      Object.assign(date, { removedAt: this.clock.now(), version: version + 1 }),
      userId,
    );
  }

  /** Takes a removal back; once more changes nothing. Throws `date.not_found` when it is too late. */
  async restore(manager: EntityManager, date: TripDate, userId: number): Promise<TripDate> {
    if (!date.removedAt) return date;
    if (date.removedAt < this.clock.in(-UNDO_MS)) throw new DomainError('date.not_found');
    return this.save(manager, Object.assign(date, { removedAt: null, version: date.version + 1 }), userId);
  }

  private async save(manager: EntityManager, date: TripDate, userId: number): Promise<TripDate> {
    try {
      return await manager.save(Object.assign(date, { changedBy: userId, changedAt: this.clock.now() }));
    } catch (err) {
      throw isUniqueViolation(err) ? new DomainError('date.task_taken') : err;
    }
  }
}

export function writtenDate({
  publicId: id,
  kind,
  task,
  title,
  note,
  onDate,
  atTime,
}: TripDate): WrittenDate {
  return { id, kind, task, title, note, onDate, atTime: atTime && shortTime(atTime) };
}
