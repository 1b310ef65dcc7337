import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import type { QuotedLine } from './digest.mail.js';
import type { Unread } from './digest.rules.js';
import { chatNameOf } from '../chat.rules.js';

/** What one person has not read in one trip's chat, and was not mailed yet. */
const UNREAD_OF_MEMBER = z.object({
  userId: z.int(),
  tripId: z.int(),
  timeZone: z.string(),
  email: z.string(),
  /** The number up to which they have read or were mailed, and the newest that they have not. */
  after: z.int(),
  head: z.int(),
  lastSeenAt: z.date().nullable(),
  mailedAt: z.date().nullable(),
  unread: z.int(),
  announcedAt: z.date().nullable(),
}) satisfies z.ZodType<Unread>;
export type UnreadOfMember = z.infer<typeof UNREAD_OF_MEMBER>;

const LINE = z.object({
  content: z.string(),
  is_announcement: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  count: z.int(),
});

/** Of others whom the reader has not muted, and still there. */
const worthReading = (reader: string) =>
  `m.user_id <> ${reader} AND m.deleted_at IS NULL AND NOT EXISTS (
     SELECT FROM chat_mutes x WHERE x.trip_id = m.trip_id AND x.user_id = ${reader} AND x.muted_user_id = m.user_id)`;

/** Reads what members have not read. */
@Injectable()
export class DigestReader {
  constructor(private readonly db: DataSource) {}

  /** Of all members of trips to come who want mails, in the order of people. */
  waiting(): Promise<UnreadOfMember[]> {
    return rowsOf(
      this.db,
      UNREAD_OF_MEMBER,
      `SELECT u.id AS "userId", u.email, p.trip_id AS "tripId", t.time_zone AS "timeZone", c.last_seen_at AS "lastSeenAt",
              (SELECT max(x.mailed_at) FROM chat_members x WHERE x.user_id = u.id) AS "mailedAt",
              done.seq AS "after", n.head, n.unread, n.announced_at AS "announcedAt"
         FROM (SELECT trip_id, user_id FROM guests WHERE access_granted
               UNION SELECT h.trip_id, h.user_id FROM trip_hosts h JOIN users x ON x.id = h.user_id AND x.role = 'host') p
         JOIN users u ON u.id = p.user_id AND u.is_active
         JOIN trips t ON t.id = p.trip_id AND t.status <> 'completed'
         LEFT JOIN chat_members c ON c.trip_id = p.trip_id AND c.user_id = p.user_id
         CROSS JOIN LATERAL (SELECT GREATEST(COALESCE(c.read_seq, 0), COALESCE(c.mailed_seq, 0)) AS seq) done
         CROSS JOIN LATERAL (
           SELECT count(*)::int AS unread, max(m.seq) AS head, min(m.timestamp) FILTER (WHERE m.is_announcement) AS announced_at
             FROM messages m WHERE m.trip_id = p.trip_id AND m.seq > done.seq AND ${worthReading('u.id')}) n
        WHERE n.unread > 0 AND NOT EXISTS (SELECT FROM chat_notifications s WHERE s.user_id = u.id AND NOT s.digest)
        ORDER BY u.id, p.trip_id`,
    );
  }

  /** What somebody has still not read of a chat, after `after`: how much, the announcements, and the newest of the rest. */
  async lines(
    manager: EntityManager,
    { userId, tripId, after }: { userId: number; tripId: number; after: number },
    most: number,
  ): Promise<{ count: number; lines: QuotedLine[] }> {
    const rows = await rowsOf(
      manager,
      LINE,
      `SELECT * FROM (
         SELECT m.seq, m.content, m.is_announcement, u.first_name, u.last_name, count(*) OVER ()::int AS count
           FROM messages m JOIN users u ON u.id = m.user_id
          WHERE m.trip_id = $2 AND ${worthReading('$1')} AND m.seq > GREATEST($3, COALESCE(
                (SELECT c.read_seq FROM chat_members c WHERE c.trip_id = $2 AND c.user_id = $1), 0))
          ORDER BY m.is_announcement DESC, m.seq DESC LIMIT $4) newest
        ORDER BY seq`,
      [userId, tripId, after, most],
    );
    const lines = rows.map(({ content, is_announcement, first_name, last_name }) => {
      const sender = chatNameOf({ firstName: first_name, lastName: last_name });
      return { sender, content, isAnnouncement: is_announcement };
    });
    return { count: rows[0]?.count ?? 0, lines };
  }
}
