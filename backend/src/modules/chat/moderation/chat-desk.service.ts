import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { ChatMessage } from '../../../../contracts/chat-events.js';
import { Clock } from '../../../platform/clock/clock.js';
import { theRowOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { cleanText } from '../../../platform/text/clean-text.js';
import type { User } from '../../auth/user.entity.js';
import { ChatActs } from '../acts/chat-acts.service.js';
import { ChatLog } from '../log/chat-log.js';
import { ChatReader, type Place } from '../log/chat-reader.js';
import { ChatRefusal } from '../chat-refusal.js';
import type { ChatVisitor } from '../chat-socket.js';
import { contentProblem, senderOf, SENTENCES } from '../chat.rules.js';

type Person = Pick<User, 'id' | 'firstName' | 'lastName'>;

/** How much was said, and how much of it this person has not read. */
const FIGURES = z.object({ messagesToday: z.int(), messagesWeek: z.int(), unread: z.int() });
export type ChatFigures = z.infer<typeof FIGURES>;

const AROUND = { before: 3, after: 2 };

/** The chats as their hosts use them from the desk, without being in them. Whoever calls has found out that the trip is theirs. */
@Injectable()
export class ChatDesk {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly log: ChatLog,
    private readonly acts: ChatActs,
    private readonly reader: ChatReader,
  ) {}

  /** Says something to everybody; a retry under the same client id says it once. Throws `chat.refused`. */
  announce(host: Person, tripId: number, said: { clientId: string; content: string }): Promise<ChatMessage> {
    const content = cleanText(said.content);
    const { clientId } = said;
    return asDomain(async () => {
      const problem = contentProblem(content);
      if (problem)
        throw new ChatRefusal(problem, { message: content ? SENTENCES[problem] : 'Write something.' });
      return this.log.append(tripId, {
        clientId,
        content,
        sender: senderOf(host, true),
        isAnnouncement: true,
      });
    });
  }

  /** Deletes a message for everybody; once more changes nothing. Throws `chat.refused`. */
  async remove(host: Person, tripId: number, seq: number): Promise<void> {
    const visitor: ChatVisitor = {
      sessionId: '',
      tripId,
      me: senderOf(host, true),
      after: undefined,
      afterRev: undefined,
      hiddenSeconds: undefined,
      readSeq: 0,
      mutedUserIds: [],
    };
    await asDomain(() => this.acts.act(visitor, 'chat:delete', { seq }));
  }

  /** The newest lines of these trips, the newest first. */
  newest(tripIds: readonly number[], limit: number): Promise<ChatMessage[]> {
    return this.reader.newestOf(tripIds, limit);
  }

  /** What was said around each of these messages, in their order. One question for all of them. */
  async around(places: readonly Place[]): Promise<ChatMessage[][]> {
    const lines = await this.reader.around(places, AROUND);
    return places.map(({ tripId, seq }) =>
      lines.filter(
        (line) => line.tripId === tripId && line.seq >= seq - AROUND.before && line.seq <= seq + AROUND.after,
      ),
    );
  }

  /** Today begins at midnight in each trip's zone, the week six days before it. */
  figures(userId: number, tripIds: readonly number[]): Promise<ChatFigures> {
    return theRowOf(
      this.db,
      FIGURES,
      `SELECT count(*) FILTER (WHERE m.timestamp >= t.midnight)::int AS "messagesToday",
              count(*) FILTER (WHERE m.timestamp >= t.midnight - interval '6 days')::int AS "messagesWeek",
              count(*) FILTER (WHERE m.seq > COALESCE(c.read_seq, 0) AND m.user_id <> $2 AND NOT EXISTS (
                SELECT FROM chat_mutes x WHERE x.trip_id = m.trip_id AND x.user_id = $2 AND x.muted_user_id = m.user_id))::int AS unread
         FROM (SELECT id, date_trunc('day', $3::timestamptz AT TIME ZONE time_zone) AT TIME ZONE time_zone AS midnight
                 FROM trips WHERE id = ANY ($1)) t
         JOIN messages m ON m.trip_id = t.id AND m.deleted_at IS NULL
         LEFT JOIN chat_members c ON c.trip_id = t.id AND c.user_id = $2`,
      [tripIds, userId, this.clock.now()],
    );
  }
}

async function asDomain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (err) {
    throw err instanceof ChatRefusal ? new DomainError('chat.refused', { problem: err.message }) : err;
  }
}
