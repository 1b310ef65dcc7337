import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { countOf, rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import type { HostLogDto, LogEntryDto, LogFilterDto, LogPersonDto } from './host-log.dto.js';
import { aboutOf } from './host-log.rules.js';
import { OF_PAPERS } from './of-papers.sql.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

const PAGE = 50;
/** Lines of a file that are read at once. */
const FILE_PART = 2_000;

/**
 * Acts on the trips one hosts, those about papers where one has the right to them, and one's own acts that belong to no trip. Of those of others: for owners who became a
 * host, and for who may see money what was done about money that is no trip's.
 */
const VISIBLE = `((a.trip_id = ANY ($1) AND (NOT ${OF_PAPERS}
  OR a.trip_id IN (SELECT o.trip_id FROM trip_hosts o WHERE o.user_id = $2 AND o.may_documents))) OR (a.trip_id IS NULL AND (a.user_id = $2
  OR (a.action LIKE 'host.%' AND EXISTS (SELECT FROM trip_hosts o WHERE o.user_id = $2 AND o.is_owner))
  OR (split_part(a.action, '.', 1) IN ('alert', 'statement') AND EXISTS
    (SELECT FROM trip_hosts o WHERE o.user_id = $2 AND o.may_money)))))`;
/** An entry of no trip is dated by the clocks of a new trip. */
const ZONE = `COALESCE(t.time_zone, 'America/Los_Angeles')`;
const DAY = `(a.at AT TIME ZONE ${ZONE})::date`;
const WANTED = `($3::int IS NULL OR a.user_id = $3 OR ($3 = 0 AND a.user_id IS NULL))
  AND ($4::text IS NULL OR split_part(a.action, '.', 1) = $4)
  AND ($5::text IS NULL OR b.public_id = $5)
  AND ($6::date IS NULL OR ${DAY} >= $6) AND ($7::date IS NULL OR ${DAY} <= $7)`;
const FROM = `FROM activity_log a LEFT JOIN trips t ON t.id = a.trip_id LEFT JOIN bookings b ON b.id = a.booking_id`;

const ENTRY = z.object({
  id: z.string(),
  at: z.date(),
  by: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  reason: z.string().nullable(),
  mayMoney: z.boolean(),
  amountCents: z.int().nullable(),
  /** On whom it was done, where it was done on a person of the house. */
  person: z.string().nullable(),
  tripId: z.int().nullable(),
  tripTitle: z.string().nullable(),
  timeZone: z.string(),
  bookingId: z.string().nullable(),
  guest: z.string().nullable(),
});
const KNOWN = z.object({ total: z.int(), newest: z.string() });
const PERSON = z.object({ id: z.int(), name: z.string() }) satisfies z.ZodType<LogPersonDto>;

/** The log of who did what, for the hosts of the trips it was done on. */
@Injectable()
export class HostLogReader {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
  ) {}

  /** Throws `trip.not_found` for a trip of others. */
  async read(asking: Asking, filter: LogFilterDto, page = 1): Promise<HostLogDto> {
    const { userId } = asking;
    const tripIds = await this.access.chosenTrips(asking, filter.trip);
    const asked = values(tripIds, userId, filter);
    const [entries, total, people, areas] = await Promise.all([
      this.entries(asked, PAGE, (page - 1) * PAGE),
      countOf(this.db, `SELECT count(*)::int AS count ${FROM} WHERE ${VISIBLE} AND ${WANTED}`, asked),
      this.people(tripIds, userId),
      this.areas(tripIds, userId),
    ]);
    return { entries, total, pages: Math.max(1, Math.ceil(total / PAGE)), people, areas };
  }

  /** All that the filter leaves, newest first, part by part, and how many they are. Throws `trip.not_found`. */
  async all(
    asking: Asking,
    filter: LogFilterDto,
  ): Promise<{ total: number; parts: AsyncIterable<LogEntryDto[]> }> {
    const asked = values(await this.access.chosenTrips(asking, filter.trip), asking.userId, filter);
    // What is written while the file is read stays out: it would not be in the number either.
    const { total, newest } = await theRowOf(
      this.db,
      KNOWN,
      `SELECT count(*)::int AS total, COALESCE(max(a.id), 0) AS newest ${FROM} WHERE ${VISIBLE} AND ${WANTED}`,
      asked,
    );
    return { total, parts: this.partsFrom(asked, newest) };
  }

  private async *partsFrom(asked: unknown[], newest: string): AsyncGenerator<LogEntryDto[]> {
    let part = await this.entries(asked, FILE_PART, 0, newest);
    while (part.length) {
      yield part;
      const last = part.at(-1)?.id ?? '0';
      part = await this.entries(asked, FILE_PART, 0, String(BigInt(last) - 1n));
    }
  }

  /** @param upTo the newest id that is meant. */
  private async entries(
    asked: unknown[],
    limit: number,
    offset: number,
    upTo: string | null = null,
  ): Promise<LogEntryDto[]> {
    const rows = await rowsOf(
      this.db,
      ENTRY,
      `SELECT a.id, a.at, ${fullNameOf('u')} AS by, a.action, a.details,
              COALESCE(a.reason, CASE WHEN a.action = 'booking.cancelled' THEN b.ended_reason END) AS reason,
              COALESCE(h.may_money, false) OR a.trip_id IS NULL AS "mayMoney", a.amount_cents AS "amountCents",
              ${fullNameOf('p')} AS person, a.trip_id AS "tripId", t.title AS "tripTitle",
              ${ZONE} AS "timeZone", b.public_id AS "bookingId",
              (SELECT g.name FROM guests g WHERE g.booking_id = b.id AND g.position = 1) AS guest
         ${FROM} LEFT JOIN users u ON u.id = a.user_id LEFT JOIN users p ON p.id = (a.details ->> 'personId')::int
         LEFT JOIN trip_hosts h ON h.trip_id = a.trip_id AND h.user_id = $2
        WHERE ${VISIBLE} AND ${WANTED} AND ($10::bigint IS NULL OR a.id <= $10)
        ORDER BY a.id DESC LIMIT $8 OFFSET $9`,
      [...asked, limit, offset, upTo],
    );
    return rows.map(({ at, details, person, mayMoney, ...row }) => ({
      ...row,
      at: at.toISOString(),
      amountCents: mayMoney ? row.amountCents : null,
      about: aboutOf(person === null ? details : { person, ...details }, mayMoney),
    }));
  }

  private people(tripIds: number[], userId: number): Promise<LogPersonDto[]> {
    return rowsOf(
      this.db,
      PERSON,
      `SELECT u.id, ${fullNameOf('u')} AS name FROM users u
        WHERE EXISTS (SELECT FROM activity_log a WHERE a.user_id = u.id AND ${VISIBLE}) ORDER BY name, u.id`,
      [tripIds, userId],
    );
  }

  private async areas(tripIds: number[], userId: number): Promise<string[]> {
    const rows = await rowsOf(
      this.db,
      z.object({ area: z.string() }),
      `SELECT DISTINCT split_part(a.action, '.', 1) AS area FROM activity_log a WHERE ${VISIBLE} ORDER BY area`,
      [tripIds, userId],
    );
    return rows.map(({ area }) => area);
  }
}

function values(tripIds: number[], userId: number, filter: LogFilterDto): unknown[] {
  const { person = null, area = null, booking = null, from = null, to = null } = filter;
  return [tripIds, userId, person, area, booking, from, to];
}
