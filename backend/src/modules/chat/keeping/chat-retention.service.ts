import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { idRow, rowOf, rowsOf } from '../../../platform/database/rows.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { log } from '../../../platform/logging/log.js';
import { ChatEmptying } from '../acts/chat-emptying.js';
import { ChatPhotos } from '../photos/chat-photos.service.js';
import { countChanges } from '../acts/count-changes.js';

const QUEUE = 'chat.wipe';
const NIGHTLY = '10 4 * * *';
/** How long after a trip what was said in its chat is kept. */
const KEEP = '1 year';
/** Their locks are held for one transaction: short enough for somebody who reacts to one of them meanwhile. */
const AT_ONCE = 500;

/** A chat whose time is over, for what was said before that instant. */
const ENDED = z.object({ tripId: z.int(), before: z.date() });
type Ended = z.infer<typeof ENDED>;

/** Those that may be, by the clocks that are farthest ahead. */
const MAYBE_ENDED = `
  SELECT id FROM trips WHERE end_date + interval '${KEEP}' < ($1::timestamptz AT TIME ZONE 'UTC')::date + 1 ORDER BY id`;

/** Who writes after that year, e.g. on its anniversary, is read for a year from then. */
const ENDED_CHAT = `
  SELECT t.id AS "tripId",
         GREATEST((t.end_date + interval '${KEEP}' + interval '1 day') AT TIME ZONE t.time_zone,
                  $1::timestamptz - interval '${KEEP}') AS before
    FROM trips t WHERE t.id = $2 AND t.end_date + interval '${KEEP}' < ($1::timestamptz AT TIME ZONE t.time_zone)::date`;

/**
 * Empties the chats of trips that are long over. The messages keep their places in the log and become changes of it, so
 * that every browser that has the old words hears of it: who is there from the counter, asked each second, who was away
 * when they come back.
 */
@Injectable()
export class ChatRetention implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly emptying: ChatEmptying,
    private readonly photos: ChatPhotos,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { work: () => this.run(), cron: NIGHTLY, expireSeconds: 600 });
  }

  /** A chat that cannot be wiped keeps no other from its turn. */
  private async run(): Promise<void> {
    const now = this.clock.now();
    const failed: number[] = [];
    let messages = 0;
    for (const { id: tripId } of await rowsOf(this.db, idRow, MAYBE_ENDED, [now])) {
      try {
        const chat = await rowOf(this.db, ENDED, ENDED_CHAT, [now, tripId]);
        if (chat) messages += await this.wipe(chat);
      } catch (err) {
        log.error({ err, tripId }, 'an old chat could not be wiped');
        failed.push(tripId);
      }
    }
    if (messages > 0) log.info({ messages }, 'the words of old chats were wiped: their time is over');
    if (failed.length > 0) throw new Error(`Not wiped: the chats of the trips ${failed.join(', ')}.`);
  }

  private async wipe(chat: Ended): Promise<number> {
    await this.db.transaction((manager) => this.wipeAround(manager, chat));
    let emptied = 0;
    for (let some = AT_ONCE; some === AT_ONCE; emptied += some)
      some = await this.db.transaction((manager) => this.wipeSome(manager, chat));
    return emptied;
  }

  /** What is said about messages, also about those that were deleted before, and pictures without one. */
  private async wipeAround(manager: EntityManager, { tripId, before }: Ended): Promise<void> {
    await manager.query(
      `DELETE FROM message_reports r USING messages m
        WHERE r.trip_id = $1 AND m.trip_id = $1 AND m.seq = r.seq AND m.timestamp < $2`,
      [tripId, before],
    );
    await this.photos.removeLoose(manager, tripId, before);
  }

  /** A poll that was deleted by a server of the release before polls still has its answers and votes. */
  private async wipeSome(manager: EntityManager, { tripId, before }: Ended): Promise<number> {
    const rows = await rowsOf(
      manager,
      z.object({ seq: z.int() }),
      `SELECT seq FROM messages WHERE trip_id = $1 AND timestamp < $2 AND (deleted_at IS NULL OR poll IS NOT NULL)
        ORDER BY seq LIMIT ${AT_ONCE} FOR NO KEY UPDATE`,
      [tripId, before],
    );
    const seqs = rows.map(({ seq }) => seq);
    if (seqs.length === 0) return 0;
    await this.emptying.empty(manager, tripId, seqs);
    await countChanges(manager, tripId, seqs);
    return seqs.length;
  }
}
