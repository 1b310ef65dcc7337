import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { isUniqueViolation } from '../../../platform/database/violations.js';
import { LOCK_TIMEOUT_MS, type NewMessage, STORED, toMessages, type Written } from './written-messages.js';
import { retryKey } from './chat-batch.rules.js';
import { newsText } from '../chat.rules.js';
import { foundBy } from './search.rules.js';

/** The update waits for the counter's lock, at most as long as `patience` sets, and keeps it to the commit. */
const APPEND = `
  WITH patience AS MATERIALIZED (SELECT set_config('lock_timeout', $8, true)),
  room AS (
    UPDATE chat_rooms SET head = head + $2 FROM patience WHERE trip_id = $1 RETURNING head - $2 AS before
  ), news AS (
    INSERT INTO trip_news (type, trip_id, at, summary)
    SELECT 'chat.message', $1, $3, summary FROM room, unnest($7::jsonb[]) AS summary
  )
  INSERT INTO messages (trip_id, timestamp, seq, user_id, client_id, content, words)
  SELECT $1, $3, room.before + place, user_id, client_id, content, words::tsvector
    FROM room, unnest($4::int[], $5::uuid[], $6::text[], $9::text[]) WITH ORDINALITY AS m (user_id, client_id, content, words, place)
  RETURNING id, seq`;

/**
 * Writes the usual batch in one statement, which is one transaction, instead of the seven round trips of the careful
 * way: each of them waits for a node that is busy telling a thousand members.
 */
@Injectable()
export class ChatQuickAppend {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Null, with nothing written, when the batch holds a retry, an answer, a photo, a poll or an announcement, or the trip has no counter yet. */
  async append(tripId: number, messages: NewMessage[]): Promise<Written | null> {
    if (!isUsual(messages)) return null;
    const at = this.clock.now();
    try {
      const rows = await rowsOf(this.db, STORED, APPEND, parameters(tripId, messages, at));
      if (!rows.length) return null;
      const inOrder = rows.toSorted((a, b) => a.seq - b.seq);
      const fresh = inOrder.flatMap((row, i) => toMessages(tripId, at, row, messages[i]));
      return { answers: fresh, fresh };
    } catch (err) {
      // A retry: the log has this client id already.
      if (isUniqueViolation(err)) return null;
      throw err;
    }
  }
}

function isUsual(messages: NewMessage[]): boolean {
  const keys = new Set(messages.map(({ sender, clientId }) => retryKey({ userId: sender.id, clientId })));
  return keys.size === messages.length && messages.every(isPlain);
}

function isPlain({ replyTo, photo, poll, isAnnouncement }: NewMessage): boolean {
  return replyTo === undefined && !photo && !poll && !isAnnouncement;
}

function parameters(tripId: number, messages: NewMessage[], at: Date): unknown[] {
  return [
    tripId,
    messages.length,
    at,
    messages.map((m) => m.sender.id),
    messages.map((m) => m.clientId),
    messages.map((m) => m.content),
    messages.map((m) => JSON.stringify({ text: newsText(m.sender) })),
    String(LOCK_TIMEOUT_MS),
    messages.map((m) => foundBy(m.content)),
  ];
}
