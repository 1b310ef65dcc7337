import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ChatHistory, ChatMessage } from '../../../../contracts/chat-events.js';
import { countOf, rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { pageRange } from '../chat.rules.js';
import { MESSAGE, MESSAGES, toMessage } from './chat-rows.js';

/** How far a trip's log and its changes go. */
const COUNTERS = z.object({ head: z.int(), rev: z.int() });
export type Counters = z.infer<typeof COUNTERS>;

/** A message, by its trip and its number there. */
export interface Place {
  tripId: number;
  seq: number;
}

/** How many messages before one and after it. */
interface Span {
  before: number;
  after: number;
}

/** Reads the trips' logs. */
@Injectable()
export class ChatReader {
  constructor(private readonly db: DataSource) {}

  /** A trip in which nobody wrote yet is absent. */
  async counters(tripIds: number[]): Promise<Map<number, Counters>> {
    const rows = await rowsOf(
      this.db,
      COUNTERS.extend({ trip_id: z.int() }),
      'SELECT trip_id, head, rev FROM chat_rooms WHERE trip_id = ANY ($1)',
      [tripIds],
    );
    return new Map(rows.map(({ trip_id, head, rev }) => [trip_id, { head, rev }]));
  }

  async headOf(tripId: number): Promise<number> {
    return (await this.counters([tripId])).get(tripId)?.head ?? 0;
  }

  /** How many messages a person has not read: of others whom they have not muted, and that are still there. */
  async unread(tripId: number, userId: number, readSeq: number): Promise<number> {
    return countOf(
      this.db,
      `SELECT count(*)::int AS count FROM messages m
        WHERE m.trip_id = $1 AND m.seq > $2 AND m.user_id <> $3 AND m.deleted_at IS NULL AND NOT EXISTS (
          SELECT FROM chat_mutes c WHERE c.trip_id = $1 AND c.user_id = $3 AND c.muted_user_id = m.user_id)`,
      [tripId, readSeq, userId],
    );
  }

  async after(tripId: number, after: number, limit: number): Promise<ChatMessage[]> {
    return this.between(tripId, after + 1, after + limit);
  }

  async page(tripId: number, page: ChatHistory): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
    const { from, to, hasMore } = pageRange(page, await this.headOf(tripId));
    return { messages: await this.between(tripId, from, to), hasMore };
  }

  /** The newest messages that are still there and not of somebody whom this person muted; the newest first. */
  newestFor(userId: number, tripId: number, limit: number): Promise<ChatMessage[]> {
    return this.read(
      `WHERE m.trip_id = $1 AND m.deleted_at IS NULL AND NOT EXISTS (
         SELECT FROM chat_mutes c WHERE c.trip_id = $1 AND c.user_id = $2 AND c.muted_user_id = m.user_id)
       ORDER BY m.seq DESC LIMIT $3`,
      [tripId, userId, limit],
    );
  }

  /** The newest messages of these trips that are still there, the newest first. */
  newestOf(tripIds: readonly number[], limit: number): Promise<ChatMessage[]> {
    return this.read(
      'WHERE m.trip_id = ANY ($1) AND m.deleted_at IS NULL ORDER BY m.timestamp DESC, m.id DESC LIMIT $2',
      [tripIds, limit],
    );
  }

  /** These messages and those beside them, each once, in their order. */
  around(places: readonly Place[], { before, after }: Span): Promise<ChatMessage[]> {
    return this.read(
      `WHERE (m.trip_id, m.seq) IN (
         SELECT p.trip_id, generate_series(p.seq - $3::int, p.seq + $4::int)
           FROM unnest($1::int[], $2::int[]) AS p (trip_id, seq))
       ORDER BY m.trip_id, m.seq`,
      [places.map(({ tripId }) => tripId), places.map(({ seq }) => seq), before, after],
    );
  }

  /** Messages that hold what `query` asks for and are still there, newest first, older than `before`. */
  matching(tripId: number, query: string, before: number | undefined, limit: number): Promise<ChatMessage[]> {
    return this.read(
      `WHERE m.trip_id = $1 AND m.words @@ $2::tsquery AND m.deleted_at IS NULL
         AND ($3::int IS NULL OR m.seq < $3) ORDER BY m.seq DESC LIMIT $4`,
      [tripId, query, before ?? null, limit],
    );
  }

  /** Messages whose last change has a number above `after`, by that number. */
  changedAfter(tripId: number, after: number, limit: number): Promise<ChatMessage[]> {
    return this.read('WHERE m.trip_id = $1 AND m.rev > $2 ORDER BY m.rev LIMIT $3', [tripId, after, limit]);
  }

  /** The last changed messages, by the number of their change. */
  async lastChanged(tripId: number, limit: number): Promise<ChatMessage[]> {
    const sql = 'WHERE m.trip_id = $1 AND m.rev > 0 ORDER BY m.rev DESC LIMIT $2';
    return (await this.read(sql, [tripId, limit])).toReversed();
  }

  pinned(tripId: number): Promise<ChatMessage[]> {
    return this.read('WHERE m.trip_id = $1 AND m.pinned_at IS NOT NULL', [tripId]);
  }

  /** A message as a transaction sees it. Throws when it is not there. */
  async get(manager: EntityManager, tripId: number, seq: number): Promise<ChatMessage> {
    const sql = `${MESSAGES} WHERE m.trip_id = $1 AND m.seq = $2`;
    return toMessage(await theRowOf(manager, MESSAGE, sql, [tripId, seq]));
  }

  /** Messages that these people sent with these client ids; fewer when some are not in the log. */
  async sentAs(
    manager: EntityManager,
    tripId: number,
    sends: { userId: number; clientId: string }[],
  ): Promise<ChatMessage[]> {
    const rows = await rowsOf(
      manager,
      MESSAGE,
      `${MESSAGES} JOIN unnest($2::int[], $3::uuid[]) AS sent (user_id, client_id)
         ON sent.user_id = m.user_id AND sent.client_id = m.client_id
       WHERE m.trip_id = $1`,
      [tripId, sends.map((s) => s.userId), sends.map((s) => s.clientId)],
    );
    return rows.map(toMessage);
  }

  private async between(tripId: number, from: number, to: number): Promise<ChatMessage[]> {
    if (from > to) return [];
    return this.read('WHERE m.trip_id = $1 AND m.seq BETWEEN $2 AND $3 ORDER BY m.seq', [tripId, from, to]);
  }

  private async read(condition: string, parameters: unknown[]): Promise<ChatMessage[]> {
    const rows = await rowsOf(this.db, MESSAGE, `${MESSAGES} ${condition}`, parameters);
    return rows.map(toMessage);
  }
}
