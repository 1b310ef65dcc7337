import type { EntityManager } from 'typeorm';
import { DAY_MS } from '../platform/clock/clock.js';
import { countOf } from '../platform/database/rows.js';
import { newPublicId } from '../platform/security/tokens.js';
import { HostMessage } from '../modules/host/communications/host-message.entity.js';
import { TripDate } from '../modules/trips/dates/trip-date.entity.js';
import type { Scene } from './chat.js';
import { NOT_TAKEN, REPORTED, SENT_DAYS_AGO, SENT_MAIL, WAITING_MAIL, WRITTEN_DATES } from './desk.data.js';
import { instant } from './person.js';

const STANDING = `g.status IN ('confirmed', 'pending_payment')`;

/** What the hosts of the cruise on sale have told their group: dates, a mail, another that waits, and a report to look at. */
export async function seedDesk(manager: EntityManager, scene: Scene): Promise<void> {
  await seedDates(manager, scene);
  await seedSentMail(manager, scene);
  await seedWaitingMail(manager, scene);
  await seedReport(manager, scene);
}

async function seedDates(manager: EntityManager, { trip, accounts, now }: Scene): Promise<void> {
  const rows = WRITTEN_DATES.map((date) => ({
    ...date,
    publicId: newPublicId(),
    tripId: trip.id,
    changedBy: accounts.idOf('marisol'),
    changedAt: now,
  }));
  await manager.insert(TripDate, rows);
}

async function seedSentMail(manager: EntityManager, { trip, accounts, now }: Scene): Promise<void> {
  const at = new Date(now.getTime() - SENT_DAYS_AGO * DAY_MS);
  const { subject, body, segment } = SENT_MAIL;
  const message = manager.create(HostMessage, {
    publicId: newPublicId(),
    tripId: trip.id,
    writtenBy: accounts.idOf('marisol'),
    subject,
    body,
    segment,
    status: 'sent',
    isListFixed: true,
    counted: 0,
    sendAt: at,
    nextLookAt: at,
    createdAt: at,
    endedAt: at,
  });
  await manager.save(message);
  await manager.query(
    `INSERT INTO host_message_recipients (message_id, guest_id)
     SELECT $1, min(g.id) FROM guests g WHERE g.trip_id = $2 AND ${STANDING} GROUP BY lower(g.email) ORDER BY min(g.id)`,
    [message.id, trip.id],
  );
  await manager.query(
    `INSERT INTO mails (kind, ref, recipient, data, status, attempts, next_attempt_at, created_at, sent_at, last_error)
     SELECT 'host_message', r.id::text, g.email, json_build_object('recipientId', r.id),
            CASE WHEN missed THEN 'failed' ELSE 'sent' END, CASE WHEN missed THEN 12 ELSE 1 END, $2, $2,
            CASE WHEN missed THEN NULL ELSE $2::timestamptz END, CASE WHEN missed THEN 'EENVELOPE' END
       FROM host_message_recipients r JOIN guests g ON g.id = r.guest_id
       CROSS JOIN LATERAL (SELECT g.user_id = $3 AS missed) m WHERE r.message_id = $1 ORDER BY r.id`,
    [message.id, at, accounts.idOf(NOT_TAKEN)],
  );
  await manager.query(
    `UPDATE host_message_recipients r SET mail_id = m.id FROM mails m
      WHERE r.message_id = $1 AND m.kind = 'host_message' AND m.ref = r.id::text`,
    [message.id],
  );
  await manager.query(
    `UPDATE host_messages SET counted = (SELECT count(*) FROM host_message_recipients WHERE message_id = $1) WHERE id = $1`,
    [message.id],
  );
}

async function seedWaitingMail(manager: EntityManager, { trip, accounts, now }: Scene): Promise<void> {
  const { subject, body, segment, sendsAt } = WAITING_MAIL;
  const sendAt = instant(sendsAt, trip.timeZone);
  const counted = await countOf(
    manager,
    `SELECT count(*)::int AS count FROM guests g WHERE g.trip_id = $1 AND ${STANDING} AND g.remaining_amount_cents > 0`,
    [trip.id],
  );
  await manager.insert(HostMessage, {
    publicId: newPublicId(),
    tripId: trip.id,
    writtenBy: accounts.idOf('marisol'),
    subject,
    body,
    segment: { ...segment },
    status: 'scheduled',
    isListFixed: false,
    counted,
    sendAt,
    nextLookAt: sendAt,
    createdAt: now,
  });
}

async function seedReport(manager: EntityManager, { trip, accounts, now }: Scene): Promise<void> {
  await manager.query(
    `INSERT INTO message_reports (trip_id, seq, reporter_id, reason, reported_at)
     SELECT trip_id, seq, $2, $3, $4 FROM messages WHERE trip_id = $1 AND content LIKE $5 || '%' ORDER BY seq DESC LIMIT 1`,
    [trip.id, accounts.idOf(REPORTED.by), REPORTED.reason, now, REPORTED.words],
  );
}
