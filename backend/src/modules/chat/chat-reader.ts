import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChatHistory, ChatMessage } from '../../../contracts/chat-events.js';
import { pageRange, senderOf } from './chat.rules.js';

interface Row {
  id: string;
  seq: number;
  client_id: string;
  trip_id: number;
  content: string;
  reply_to: number | null;
  timestamp: Date;
  user_id: number;
  first_name: string;
  last_name: string;
  is_host: boolean;
}

const MESSAGES = `
  SELECT m.id, m.seq, m.client_id, m.trip_id, m.content, m.reply_to, m.timestamp, m.user_id, u.first_name, u.last_name,
         (h.user_id IS NOT NULL AND u.role = 'host') AS is_host
    FROM messages m
    JOIN users u ON u.id = m.user_id
    LEFT JOIN trip_hosts h ON h.trip_id = m.trip_id AND h.user_id = m.user_id`;

/** Reads the trips' logs. */
@Injectable()
export class ChatReader {
  constructor(private readonly db: DataSource) {}

  /** The newest number of each trip's log; a trip in which nobody wrote yet is absent. */
  async heads(tripIds: number[]): Promise<Map<number, number>> {
    const rows: { trip_id: number; head: number }[] = await this.db.query(
      'SELECT trip_id, head FROM chat_rooms WHERE trip_id = ANY ($1)',
      [tripIds],
    );
    return new Map(rows.map((row) => [row.trip_id, row.head]));
  }

  /** How many messages of others a person has not read. Their own need no reading. */
  async unread(tripId: number, userId: number, readSeq: number): Promise<number> {
    const rows: { unread: number }[] = await this.db.query(
      'SELECT count(*)::int AS unread FROM messages WHERE trip_id = $1 AND seq > $2 AND user_id <> $3',
      [tripId, readSeq, userId],
    );
    return rows[0]?.unread ?? 0;
  }

  async after(tripId: number, after: number, limit: number): Promise<ChatMessage[]> {
    return this.between(tripId, after + 1, after + limit);
  }

  async page(tripId: number, page: ChatHistory): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
    const head = (await this.heads([tripId])).get(tripId) ?? 0;
    const { from, to, hasMore } = pageRange(page, head);
    return { messages: await this.between(tripId, from, to), hasMore };
  }

  /** Messages that these people sent with these client ids; fewer when some are not in the log. */
  async sentAs(
    manager: EntityManager,
    tripId: number,
    sends: { userId: number; clientId: string }[],
  ): Promise<ChatMessage[]> {
    const rows: Row[] = await manager.query(
      `${MESSAGES} JOIN unnest($2::int[], $3::uuid[]) AS sent (user_id, client_id)
         ON sent.user_id = m.user_id AND sent.client_id = m.client_id
       WHERE m.trip_id = $1`,
      [tripId, sends.map((s) => s.userId), sends.map((s) => s.clientId)],
    );
    return rows.map(toMessage);
  }

  private async between(tripId: number, from: number, to: number): Promise<ChatMessage[]> {
    if (from > to) return [];
    const rows: Row[] = await this.db.query(
      `${MESSAGES} WHERE m.trip_id = $1 AND m.seq BETWEEN $2 AND $3 ORDER BY m.seq`,
      [tripId, from, to],
    );
    return rows.map(toMessage);
  }
}

function toMessage(row: Row): ChatMessage {
  const person = { id: row.user_id, firstName: row.first_name, lastName: row.last_name };
  return {
    seq: row.seq,
    id: row.id,
    clientId: row.client_id,
    tripId: row.trip_id,
    sender: senderOf(person, row.is_host),
    content: row.content,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    at: row.timestamp.toISOString(),
  };
}
