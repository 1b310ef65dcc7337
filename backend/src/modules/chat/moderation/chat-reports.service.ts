import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { anyRow, rowOf, rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { REPORTS_AT_ONCE } from '../../../../contracts/chat-words.js';
import { cleanText } from '../../../platform/text/clean-text.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { reportPayload } from '../chat-payloads.js';
import { ChatRefusal } from '../chat-refusal.js';
import type { ChatVisitor } from '../chat-socket.js';
import { MessageReport } from './message-report.entity.js';
import { Message } from '../log/message.entity.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

/** A report as hosts read it, with the message as it is now. */
const OPEN_REPORT = z.object({
  id: z.int(),
  tripId: z.int(),
  tripTitle: z.string(),
  seq: z.int(),
  content: z.string(),
  isDeleted: z.boolean(),
  senderId: z.int(),
  sender: z.string(),
  /** Until when a host does not let them write; null when they may. */
  silencedUntil: z.date().nullable(),
  reporter: z.string(),
  reason: z.string(),
  reportedAt: z.date(),
});
export type OpenReport = z.infer<typeof OPEN_REPORT>;

/** Reports of one member that wait for the hosts. */
const MOST_OPEN = 20;

/** What members report to the trip's hosts. Who wrote the message is not told. */
@Injectable()
export class ChatReports {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly news: TripNewsDesk,
  ) {}

  /** Reports somebody else's message; once more changes nothing. Throws {@link ChatRefusal}. */
  async report({ tripId, me }: ChatVisitor, payload: unknown): Promise<void> {
    const asked = reportPayload.safeParse(payload);
    const reason = asked.success ? cleanText(asked.data.reason) : '';
    if (!asked.success || !reason) throw new ChatRefusal('invalid', { message: 'Please say what is wrong.' });
    const { seq } = asked.data;
    const message = await this.db.manager.findOneBy(Message, { tripId, seq });
    if (!message || message.deletedAt) throw new ChatRefusal('gone');
    if (message.userId === me.id) throw new ChatRefusal('forbidden', { message: 'This message is yours.' });
    const waiting = { tripId, reporterId: me.id, status: 'open' as const };
    if ((await this.db.manager.countBy(MessageReport, waiting)) >= MOST_OPEN)
      throw new ChatRefusal('rate_limited', {
        message: 'The hosts have yet to read what you reported before.',
      });
    await this.db.transaction(async (manager) => {
      const fresh = await rowOf(
        manager,
        anyRow,
        `INSERT INTO message_reports (trip_id, seq, reporter_id, reason, reported_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (trip_id, seq, reporter_id) DO NOTHING RETURNING id`,
        [tripId, seq, me.id, reason, this.clock.now()],
      );
      if (!fresh) return;
      const summary = { text: `${me.name} reported a message in the group chat` };
      await this.news.announce(manager, { type: 'message.reported', tripId, summary });
    });
  }

  /** The hundred that wait longest for the hosts of these trips: one that comes moves none that is being looked at. */
  open(tripIds: number[]): Promise<OpenReport[]> {
    return this.read(tripIds, `ORDER BY r.id LIMIT ${REPORTS_AT_ONCE}`);
  }

  /** How many wait for the hosts of these trips. */
  countOpen(tripIds: number[]): Promise<number> {
    return this.db.manager.countBy(MessageReport, { tripId: In(tripIds), status: 'open' });
  }

  private read(tripIds: number[], which: string, ...parameters: unknown[]): Promise<OpenReport[]> {
    return rowsOf(
      this.db,
      OPEN_REPORT,
      `SELECT r.id, r.trip_id AS "tripId", t.title AS "tripTitle", r.seq, m.content, m.deleted_at IS NOT NULL AS "isDeleted",
              m.user_id AS "senderId", q.until AS "silencedUntil", ${fullNameOf('s')} AS sender, ${fullNameOf('p')} AS reporter, r.reason, r.reported_at AS "reportedAt"
         FROM message_reports r
         JOIN trips t ON t.id = r.trip_id
         JOIN messages m ON m.trip_id = r.trip_id AND m.seq = r.seq
         JOIN users s ON s.id = m.user_id
         JOIN users p ON p.id = r.reporter_id
         LEFT JOIN chat_silences q ON q.trip_id = r.trip_id AND q.user_id = m.user_id AND q.until > $2
        WHERE r.trip_id = ANY ($1) AND r.status = 'open' ${which}`,
      [tripIds, this.clock.now(), ...parameters],
    );
  }

  /** One that waits, for a host of these trips. Throws `report.not_found`. */
  async get(id: number, tripIds: number[]): Promise<OpenReport> {
    const [report] = await this.read(tripIds, 'AND r.id = $3', id);
    if (!report) throw new DomainError('report.not_found');
    return report;
  }

  /** Everything that was reported about a message is settled. */
  async closeAllOf(
    manager: EntityManager,
    { tripId, seq }: Pick<MessageReport, 'tripId' | 'seq'>,
    { userId: closedBy, note: closingNote }: { userId: number; note: string },
  ): Promise<void> {
    const closed = { status: 'closed' as const, closedBy, closingNote, closedAt: this.clock.now() };
    await manager.update(MessageReport, { tripId, seq, status: 'open' }, closed);
  }

  /** A host of these trips has looked at it. Throws `report.not_found`, also for one that is closed. */
  async close(
    manager: EntityManager,
    id: number,
    by: { userId: number; tripIds: number[]; note: string },
  ): Promise<MessageReport> {
    const report = await held(manager, { id, status: 'open', tripIds: by.tripIds });
    const { userId: closedBy, note: closingNote } = by;
    return manager.save(
      Object.assign(report, { status: 'closed' as const, closedBy, closingNote, closedAt: this.clock.now() }),
    );
  }

  /** It was closed too early: it waits again where it stood. Throws `report.not_found`, also for one that is open. */
  async reopen(manager: EntityManager, id: number, tripIds: number[]): Promise<MessageReport> {
    const report = await held(manager, { id, status: 'closed', tripIds });
    return manager.save(
      Object.assign(report, { status: 'open' as const, closedBy: null, closingNote: null, closedAt: null }),
    );
  }
}

async function held(
  manager: EntityManager,
  { id, status, tripIds }: Pick<MessageReport, 'id' | 'status'> & { tripIds: number[] },
): Promise<MessageReport> {
  const report = await manager.findOne(MessageReport, {
    where: { id, status, tripId: In(tripIds) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!report) throw new DomainError('report.not_found');
  return report;
}
