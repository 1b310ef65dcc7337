import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { ChatActivity } from '../../../../contracts/chat-events.js';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { rowOf } from '../../../platform/database/rows.js';
import { log } from '../../../platform/logging/log.js';
import { Bus, channel } from '../../../platform/realtime/bus.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';

/** The channel on which nodes say `{ tripId }`: something that the figures count may have changed. */
export const CHAT_ACTIVITY = channel<{ tripId: number }>('chat-activity');

const FRESH_MS = 1_000;
/** Midnight passes and photos come without a word on the bus. */
const LOOK_ANYWAY_MS = 15_000;

const ACTIVITY = z.object({
  messagesToday: z.int(),
  activeMembers: z.int(),
  totalMembers: z.int(),
  photosShared: z.int(),
}) satisfies z.ZodType<ChatActivity>;

interface Figures {
  readAt: number;
  reading: Promise<ChatActivity>;
  isReading: boolean;
  /** Something happened since the reading began. */
  isStale: boolean;
  /** What every member has been told, as JSON; undefined while nobody knows, and then they are told. */
  told: string | undefined;
}

/** The figures above the chat, counted from rows, at most once a second a trip and node. */
@Injectable()
export class ChatActivities {
  private readonly trips = new Map<number, Figures>();
  private isTelling = false;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    bus: Bus,
  ) {
    bus.on(CHAT_ACTIVITY, ({ tripId }) => this.mark(tripId));
    bus.on(ACCESS_CHANGED, () => {
      for (const tripId of this.trips.keys()) this.mark(tripId);
    });
  }

  /** The figures of a trip, at most a second old, for somebody who comes in: with that they have been told. */
  async current(tripId: number): Promise<ChatActivity> {
    const figures = this.freshOf(tripId);
    const activity = await figures.reading;
    figures.told ??= JSON.stringify(activity);
    return activity;
  }

  private freshOf(tripId: number): Figures {
    const known = this.trips.get(tripId);
    if (known && (known.isReading || performance.now() - known.readAt < FRESH_MS)) return known;
    const figures: Figures = {
      readAt: performance.now(),
      reading: this.read(tripId),
      isReading: true,
      isStale: false,
      told: known?.told,
    };
    this.trips.set(tripId, figures);
    void this.note(tripId, figures);
    return figures;
  }

  /** Something that is counted may have changed. */
  mark(tripId: number): void {
    const known = this.trips.get(tripId);
    if (known) known.isStale = true;
  }

  /** Called each second: tells the figures of these trips that differ from those told before. */
  async tellChanges(
    tripIds: number[],
    tell: (tripId: number, activity: ChatActivity) => void,
  ): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    this.forgetAllBut(tripIds);
    for (const tripId of tripIds) {
      try {
        await this.tellChange(tripId, tell);
      } catch (err) {
        log.debug({ err, tripId }, 'the figures of a chat could not be counted; they are next time');
      }
    }
    this.isTelling = false;
  }

  private async tellChange(
    tripId: number,
    tell: (tripId: number, activity: ChatActivity) => void,
  ): Promise<void> {
    const known = this.trips.get(tripId);
    const isOld = !known || known.isStale || performance.now() - known.readAt > LOOK_ANYWAY_MS;
    const figures = isOld ? this.freshOf(tripId) : known;
    const activity = await figures.reading;
    const text = JSON.stringify(activity);
    if (figures.told === text) return;
    figures.told = text;
    tell(tripId, activity);
  }

  private async note(tripId: number, figures: Figures): Promise<void> {
    try {
      await figures.reading;
      figures.isReading = false;
    } catch {
      this.trips.delete(tripId); // who asked has heard of it; who asks next tries again
    }
  }

  private forgetAllBut(tripIds: number[]): void {
    const peopled = new Set(tripIds);
    for (const tripId of this.trips.keys()) if (!peopled.has(tripId)) this.trips.delete(tripId);
  }

  /**
   * Since the log has no holes, today's messages are its head less the last number before midnight in the trip's zone, and
   * less those that were deleted. A message that was deleted has been changed: by that an index finds the few.
   */
  private async read(tripId: number): Promise<ChatActivity> {
    const now = this.clock.now();
    const activity = await rowOf(
      this.db,
      ACTIVITY,
      `SELECT COALESCE((SELECT head FROM chat_rooms WHERE trip_id = t.id), 0)
              - COALESCE((SELECT m.seq FROM messages m WHERE m.trip_id = t.id
                            AND m.timestamp < date_trunc('day', $2 AT TIME ZONE t.time_zone) AT TIME ZONE t.time_zone
                          ORDER BY m.timestamp DESC, m.seq DESC LIMIT 1), 0)
              - (SELECT count(*)::int FROM messages m WHERE m.trip_id = t.id AND m.rev > 0 AND m.deleted_at IS NOT NULL
                   AND m.timestamp >= date_trunc('day', $2 AT TIME ZONE t.time_zone) AT TIME ZONE t.time_zone) AS "messagesToday",
              (SELECT count(DISTINCT g.user_id)::int FROM guests g
                 JOIN chat_members c ON c.trip_id = g.trip_id AND c.user_id = g.user_id
                WHERE g.trip_id = t.id AND g.status IN ${TRAVELLING_STATUSES}
                  AND c.last_seen_at > $3) AS "activeMembers",
              (SELECT count(*)::int FROM guests g
                WHERE g.trip_id = t.id AND g.status IN ${TRAVELLING_STATUSES}) AS "totalMembers",
              (SELECT count(*)::int FROM photos p WHERE p.trip_id = t.id) AS "photosShared"
         FROM trips t WHERE t.id = $1`,
      [tripId, now, new Date(now.getTime() - DAY_MS)],
    );
    return activity ?? { messagesToday: 0, activeMembers: 0, totalMembers: 0, photosShared: 0 };
  }
}
