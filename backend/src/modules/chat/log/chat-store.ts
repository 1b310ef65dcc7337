import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ChatMessage } from '../../../../contracts/chat-events.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowOf, rowsOf } from '../../../platform/database/rows.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { planBatch, retryKey } from './chat-batch.rules.js';
import {
  LOCK_TIMEOUT_MS,
  type NewMessage,
  type ReadyMessage,
  STORED,
  toMessages,
  type Written,
} from './written-messages.js';
import { newsText } from '../chat.rules.js';
import { ChatPhotos } from '../photos/chat-photos.service.js';
import { ChatQuickAppend } from './chat-quick-append.js';
import { ChatReader } from './chat-reader.js';
import { foundBy } from './search.rules.js';

const COUNTER = z.object({ head: z.int() });
const COUNTER_LOCKED = 'SELECT head FROM chat_rooms WHERE trip_id = $1 FOR UPDATE';

/** Writes a trip's log: one transaction a batch, the counter's row locked to its end, so number order is commit order. */
@Injectable()
export class ChatStore {
  constructor(
    private readonly db: DataSource,
    private readonly quick: ChatQuickAppend,
    private readonly clock: Clock,
    private readonly reader: ChatReader,
    private readonly photos: ChatPhotos,
    private readonly news: TripNewsDesk,
  ) {}

  /** Throws what the database threw; nothing of the batch is stored then, or its senders find it by their client ids. */
  async append(tripId: number, messages: NewMessage[]): Promise<Written> {
    return (await this.quick.append(tripId, messages)) ?? this.appendWithCare(tripId, messages);
  }

  private appendWithCare(tripId: number, messages: NewMessage[]): Promise<Written> {
    const batch = messages.map((message) => ({ ...message, userId: message.sender.id }));
    return this.db.transaction(async (manager) => {
      const head = await this.lockHead(manager, tripId);
      const sent = await this.reader.sentAs(manager, tripId, batch);
      const log = new Map(sent.map((message) => [message.seq, message]));
      const known = new Map(
        sent.map((m) => [retryKey({ userId: m.sender.id, clientId: m.clientId }), m.seq]),
      );
      const plan = await planBatch(batch, head, known, (message) => this.withPhoto(manager, message));
      const fresh = await this.insert(
        manager,
        tripId,
        plan.fresh.map(({ seq, entry }) => ({ seq, ...entry })),
      );
      for (const message of fresh) log.set(message.seq, message);
      return { answers: plan.seqs.map((seq) => (seq === null ? null : (log.get(seq) ?? null))), fresh };
    });
  }

  /** Null for one whose photo cannot be shared. */
  private async withPhoto(manager: EntityManager, message: NewMessage): Promise<ReadyMessage | null> {
    if (!message.photo) return message;
    const shared = await this.photos.claim(manager, message);
    return shared && { ...message, shared };
  }

  private async lockHead(manager: EntityManager, tripId: number): Promise<number> {
    await manager.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const lock = () => rowOf(manager, COUNTER, COUNTER_LOCKED, [tripId]);
    const room = await lock();
    if (room) return room.head;
    await manager.query('INSERT INTO chat_rooms (trip_id) VALUES ($1) ON CONFLICT DO NOTHING', [tripId]);
    const made = await lock();
    if (!made) throw new Error(`The counter of the chat of trip ${tripId} cannot be locked.`);
    return made.head;
  }

  private async insert(
    manager: EntityManager,
    tripId: number,
    fresh: (ReadyMessage & { seq: number })[],
  ): Promise<ChatMessage[]> {
    const last = fresh.at(-1);
    if (!last) return [];
    const at = this.clock.now();
    const rows = await rowsOf(
      manager,
      STORED,
      `WITH counted AS (UPDATE chat_rooms SET head = $2 WHERE trip_id = $1)
       INSERT INTO messages (trip_id, timestamp, seq, user_id, client_id, content, reply_to, is_announcement, words, poll)
       SELECT $1, $3::timestamptz, *
         FROM unnest($4::int[], $5::int[], $6::uuid[], $7::text[], $8::int[], $9::boolean[], $10::text[]::tsvector[],
                     $11::jsonb[]) AS m (seq)
       RETURNING id, seq`,
      [
        tripId,
        last.seq,
        at,
        fresh.map((m) => m.seq),
        fresh.map((m) => m.sender.id),
        fresh.map((m) => m.clientId),
        fresh.map((m) => m.content),
        fresh.map((m) => m.replyTo ?? null),
        fresh.map((m) => m.isAnnouncement ?? false),
        fresh.map((m) => foundBy(m.content)),
        fresh.map((m) => (m.poll ? JSON.stringify(m.poll) : null)),
      ],
    );
    const ids = new Map(rows.map((row) => [row.seq, row]));
    const messages = fresh.flatMap((message) => toMessages(tripId, at, ids.get(message.seq), message));
    const shared = fresh.flatMap(({ seq, sender, shared }) =>
      shared ? [{ seq, userId: sender.id, photo: shared }] : [],
    );
    await this.photos.share(manager, tripId, shared);
    await this.news.announce(
      manager,
      ...messages.map(({ sender }) => ({
        type: 'chat.message' as const,
        tripId,
        summary: { text: newsText(sender) },
      })),
    );
    return messages;
  }
}
