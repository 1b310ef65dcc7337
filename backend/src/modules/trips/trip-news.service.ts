import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { HostEventSummary, HostEventType } from '../../../contracts/host-events.js';
import { Clock } from '../../platform/clock/clock.js';
import { AfterCommit } from '../../platform/database/after-commit.js';
import { Bus, channel } from '../../platform/realtime/bus.js';
import { TripNews } from './trip-news.entity.js';

/** There is news to number and deliver. */
export const TRIP_NEWS = channel<object>('trip-news');

export interface News {
  type: HostEventType;
  tripId: number;
  summary: HostEventSummary;
}

/** Which news a name is looked for in. */
export interface NewsAbout {
  /** All types without it. */
  types?: readonly HostEventType[];
  /** All trips without it. */
  tripIds?: readonly number[];
  /** The public ids of the bookings that it is about. */
  bookingIds?: readonly string[];
}

// A line begins with the name, "Dana R. paid $20", or is about something of theirs: "The waiver of Dana R. was signed".
const RENAME = `
  UPDATE trip_news SET summary = jsonb_set(summary, '{text}', to_jsonb(
           CASE WHEN starts_with(summary->>'text', $1 || ' ')
                THEN $2 || substr(summary->>'text', length($1) + 1)
                ELSE replace(summary->>'text', ' of ' || $1 || ' ', ' of ' || $2 || ' ') END))
   WHERE ($3::text[] IS NULL OR type = ANY ($3)) AND ($4::int[] IS NULL OR trip_id = ANY ($4))
     AND ($5::text[] IS NULL OR summary->>'bookingId' = ANY ($5))
     AND (starts_with(summary->>'text', $1 || ' ') OR strpos(summary->>'text', ' of ' || $1 || ' ') > 0)`;

/** Where the modules hand in news for a trip's hosts. */
@Injectable()
export class TripNewsDesk {
  constructor(
    private readonly clock: Clock,
    private readonly bus: Bus,
    private readonly after: AfterCommit,
  ) {}

  /** Writes the news in the caller's transaction: hosts hear of it at once when that commits, and never if it does not. */
  async announce(manager: EntityManager, ...news: News[]): Promise<void> {
    const at = this.clock.now();
    await manager.insert(
      TripNews,
      news.map((item) => ({ ...item, summary: { ...item.summary }, at })),
    );
    this.after.publish(manager, TRIP_NEWS, {});
  }

  /** Puts a name in another's place, as it stands in the lines of news that were written before. */
  async rename(
    manager: EntityManager,
    { types, tripIds, bookingIds }: NewsAbout,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    if (from === '' || from === to) return;
    await manager.query(RENAME, [from, to, types ?? null, tripIds ?? null, bookingIds ?? null]);
  }

  /** News that was written by a statement of its own is delivered without waiting for the next check. */
  told(): void {
    this.bus.publish(TRIP_NEWS, {});
  }
}
