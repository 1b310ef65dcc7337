import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowOf, rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { MAIL_STATUSES } from '../../../platform/mail/mail.entity.js';
import { isPublicId } from '../../../platform/security/tokens.js';
import { type ChosenTrips, TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { HOST_GUEST_ID_SQL } from '../guest-id.js';
import { deliveryReason, deliveryState } from './delivery.rules.js';
import {
  type DeliveryDto,
  type HostMessageDetailsDto,
  type HostMessageDto,
  MESSAGE_STATUSES,
  type SegmentDto,
} from './host-messages.dto.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

const NEWEST = 100;

const TOLD = z.object({
  id: z.string(),
  tripId: z.int(),
  tripTitle: z.string(),
  timeZone: z.string(),
  subject: z.string(),
  body: z.string(),
  // Written down as it was checked when the host sent it.
  segment: z.custom<SegmentDto>(),
  status: z.enum(MESSAGE_STATUSES),
  writtenBy: z.string(),
  recipients: z.int(),
  queued: z.int(),
  sent: z.int(),
  failed: z.int(),
}) satisfies z.ZodType<Omit<HostMessageDto, 'sendAt' | 'createdAt'>>;
const MESSAGE = z.object({ rowId: z.int(), sendAt: z.date(), createdAt: z.date(), message: TOLD });
type Message = z.infer<typeof MESSAGE>;

const DELIVERY = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  resends: z.int(),
  status: z.enum(MAIL_STATUSES).nullable(),
  attempts: z.int().nullable(),
  lastError: z.string().nullable(),
  sentAt: z.date().nullable(),
  nextAttemptAt: z.date().nullable(),
});

const MESSAGES = `
  SELECT m.id AS "rowId", m.send_at AS "sendAt", m.created_at AS "createdAt",
         json_build_object('id', m.public_id, 'tripId', m.trip_id, 'tripTitle', t.title, 'timeZone', t.time_zone,
           'subject', m.subject, 'body', m.body, 'segment', '{"answers": "any"}'::jsonb || m.segment, 'status', m.status,
           'writtenBy', ${fullNameOf('u')}, 'recipients', m.counted,
           'queued', n.queued, 'sent', n.sent, 'failed', n.failed) AS message
    FROM host_messages m
    JOIN trips t ON t.id = m.trip_id
    JOIN users u ON u.id = m.written_by
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE x.status = 'pending' OR (x.id IS NULL AND m.status = 'scheduled'))::int AS queued,
             count(*) FILTER (WHERE x.status = 'sent')::int AS sent,
             count(*) FILTER (WHERE x.status = 'failed')::int AS failed
        FROM host_message_recipients r LEFT JOIN mails x ON x.id = r.mail_id WHERE r.message_id = m.id) n`;

/** The mails that were written to guests of a host's trips, and how far each is. */
@Injectable()
export class HostMessagesReader {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
  ) {}

  /** What is to come first, then the newest; at most 100. Throws `trip.not_found`, `host.right_missing`. */
  async list(asking: Asking, chosen: ChosenTrips): Promise<HostMessageDto[]> {
    const tripIds = await this.access.chosenTrips(asking, chosen);
    const rows = await rowsOf(
      this.db,
      MESSAGE,
      `${MESSAGES} WHERE m.trip_id = ANY ($1) ORDER BY m.status = 'scheduled' DESC, m.send_at DESC, m.id DESC LIMIT $2`,
      [tripIds, NEWEST],
    );
    return rows.map(view);
  }

  /** Throws `mail.not_found`, also for one of somebody else's trips. */
  async get(asking: Asking, publicId: string): Promise<HostMessageDto> {
    return view(await this.row(asking, publicId));
  }

  /** With every person it goes to; nobody yet while it waits for its time. Throws `mail.not_found`. */
  async details(asking: Asking, publicId: string): Promise<HostMessageDetailsDto> {
    const row = await this.row(asking, publicId);
    const rows = await rowsOf(
      this.db,
      DELIVERY,
      `SELECT ${HOST_GUEST_ID_SQL} AS id, g.name, CASE WHEN g.email LIKE '%@deleted.invalid' THEN NULL ELSE g.email END AS email,
              r.resends, x.status, x.attempts, x.last_error AS "lastError", x.sent_at AS "sentAt", x.next_attempt_at AS "nextAttemptAt"
         FROM host_message_recipients r
         LEFT JOIN guests g ON g.id = r.guest_id
         LEFT JOIN bookings b ON b.id = g.booking_id
         LEFT JOIN mails x ON x.id = r.mail_id
        WHERE r.message_id = $1 ORDER BY x.status = 'failed' DESC, g.name, r.id`,
      [row.rowId],
    );
    return Object.assign(view(row), { deliveries: rows.map(delivery) });
  }

  private async row(asking: Asking, publicId: string): Promise<Message> {
    const tripIds = await this.access.hostedTrips(asking);
    const sql = `${MESSAGES} WHERE m.public_id = $1 AND m.trip_id = ANY ($2)`;
    const row = isPublicId(publicId) && (await rowOf(this.db, MESSAGE, sql, [publicId, tripIds]));
    if (!row) throw new DomainError('mail.not_found');
    return row;
  }
}

function view({ message, sendAt, createdAt }: Message): HostMessageDto {
  return Object.assign(message, { sendAt: sendAt.toISOString(), createdAt: createdAt.toISOString() });
}

function delivery({
  id,
  name,
  email,
  resends,
  status,
  attempts,
  lastError,
  sentAt,
  nextAttemptAt,
}: z.infer<typeof DELIVERY>): DeliveryDto {
  const mail = status && { status, attempts: attempts ?? 0, lastError };
  const erased = email === null ? 'erased' : null;
  const gone = id === null ? 'left' : erased;
  // Who was erased before it was handed over has no mail.
  const state = email === null && !mail ? 'needless' : deliveryState(mail);
  const at = sentAt ?? (state === 'retrying' ? nextAttemptAt : null);
  const reason = deliveryReason(mail, gone);
  return { id, name, email, state, reason, attempts: attempts ?? 0, resends, at: at?.toISOString() ?? null };
}
