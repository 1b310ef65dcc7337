import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import { type NewMail, Outbox } from '../../../platform/mail/outbox.js';
import { BOOKING_STATUSES } from '../../bookings/booking.rules.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { dateInZone } from '../../trips/trips.service.js';
import { dayOf, REMINDER_MAIL, reminderRef, whyNot, type WhyNot } from './reminder.rules.js';
import type { OpenBooking } from './open-bookings.js';
import { type ReminderData, Reminders } from './reminders.service.js';

/** A booking that a host wants to remind, and what becomes of that. */
export interface Candidate {
  bookingId: number;
  publicId: string;
  tripId: number;
  guest: string;
  email: string;
  owedCents: number;
  /** The person and the day: one mail. */
  mail: string;
  /** Null when it is reminded. */
  whyNot: WhyNot | null;
}

const ROW = z.object({
  id: z.int(),
  public_id: z.string(),
  trip_id: z.int(),
  status: z.enum(BOOKING_STATUSES),
  disputed: z.boolean(),
  held_for_minutes: z.boolean(),
  time_zone: z.string(),
  name: z.string(),
  email: z.string(),
  owed: z.int(),
  under_way: z.boolean(),
});
type Row = z.infer<typeof ROW>;

/** Reminders that a host sends to many at once: who gets one, who does not and why, and the mail itself before it goes. */
@Injectable()
export class HostReminders {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly reminders: Reminders,
    private readonly activity: ActivityLog,
  ) {}

  /** Those of the bookings that the caller may remind, by the guests' names. Changes nothing. */
  async look(manager: EntityManager, bookingIds: readonly number[]): Promise<Candidate[]> {
    const rows = await rowsOf(
      manager,
      ROW,
      `SELECT b.id, b.public_id, b.trip_id, b.status, b.disputed, b.hold_expires_at IS NOT NULL AS held_for_minutes,
              t.time_zone, g.name, g.email,
              (SELECT COALESCE(sum(amount_cents), 0)::int FROM ledger_entries WHERE booking_id = b.id) AS owed,
              EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.status IN ('capturing', 'pending')) AS under_way
         FROM bookings b JOIN trips t ON t.id = b.trip_id JOIN guests g ON g.booking_id = b.id AND g.position = 1
        WHERE b.id = ANY ($1::int[]) ORDER BY lower(g.name), b.id`,
      [bookingIds],
    );
    const now = this.clock.now();
    const refs = rows.map((row) => reminderRef(row.email, dateInZone(now, row.time_zone)));
    const sent = await this.sent(manager, refs);
    return rows.map((row, i) => candidate(row, refs[i] ?? '', sent));
  }

  /**
   * The mail of one candidate's person, with everything of theirs that is reminded; what the mail says of trips that the
   * host does not run stays between it and the guest. Null when there is none.
   */
  async mailOf(
    manager: EntityManager,
    { mail, email }: Candidate,
    all: readonly Candidate[],
    tripIds: readonly number[],
  ): Promise<MailText | null> {
    const also = (await this.reminders.alsoDue(manager, [email])).get(mail) ?? [];
    const visible = also.filter(({ tripId }) => tripIds.includes(tripId));
    return this.reminders.write(mailData(mail, all, visible), manager);
  }

  /**
   * In the caller's transaction: a mail a person, with what else falls due for them, and a line in the log a booking.
   * Answers the candidates as it went: who was reminded by another at this instant has that one mail of the day.
   */
  async send(manager: EntityManager, candidates: readonly Candidate[], userId: number): Promise<Candidate[]> {
    const wanted = candidates.filter((one) => one.whyNot === null);
    await lockForLog(manager, wanted);
    const added = await this.outbox.add(manager, ...(await this.mailsTo(manager, wanted)));
    const isNew = new Set(added.map(({ ref }) => ref));
    for (const { bookingId, tripId, mail } of wanted) {
      if (!isNew.has(mail)) continue;
      await this.activity.note(manager, { userId, tripId, bookingId, action: 'reminder.sent' });
    }
    return candidates.map((one) =>
      one.whyNot === null && !isNew.has(one.mail) ? { ...one, whyNot: 'sent_today' } : one,
    );
  }

  /** By their keys: of two who write to the same people at once, neither holds what the other waits for. */
  private async mailsTo(manager: EntityManager, wanted: readonly Candidate[]): Promise<NewMail[]> {
    const also = await this.reminders.alsoDue(
      manager,
      wanted.map(({ email }) => email),
    );
    const recipients = new Map(wanted.map(({ mail, email }) => [mail, email]));
    return [...recipients.keys()].toSorted().map((ref) => ({
      kind: REMINDER_MAIL,
      ref,
      recipient: recipients.get(ref) ?? '',
      data: mailData(ref, wanted, also.get(ref) ?? []),
    }));
  }

  private async sent(manager: EntityManager, refs: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await rowsOf(
      manager,
      z.object({ ref: z.string() }),
      'SELECT ref FROM mails WHERE kind = $1 AND ref = ANY ($2)',
      [REMINDER_MAIL, refs],
    );
    return new Set(rows.map(({ ref }) => ref));
  }
}

/**
 * What is written into the log names its booking, and would wait for whoever reminds that one alone, while they wait for
 * the mail's key. Taken first and in one order, nobody waits in a circle.
 */
async function lockForLog(manager: EntityManager, candidates: readonly Candidate[]): Promise<void> {
  await manager.query('SELECT FROM bookings WHERE id = ANY ($1::int[]) ORDER BY id FOR KEY SHARE', [
    candidates.map(({ bookingId }) => bookingId),
  ]);
}

function candidate(row: Row, mail: string, sent: ReadonlySet<string>): Candidate {
  const { status, email, owed: owedCents } = row;
  return {
    bookingId: row.id,
    publicId: row.public_id,
    tripId: row.trip_id,
    guest: row.name,
    email,
    owedCents,
    mail,
    whyNot: whyNot({
      status,
      email,
      owedCents,
      isDisputed: row.disputed,
      isMoneyUnderWay: row.under_way,
      isHeldForMinutes: row.held_for_minutes,
      wasRemindedToday: sent.has(mail),
    }),
  };
}

function mailData(
  ref: string,
  candidates: readonly Candidate[],
  also: readonly OpenBooking[],
): ReminderData & Record<string, unknown> {
  const asked = candidates
    .filter(({ mail, whyNot: reason }) => mail === ref && reason === null)
    .map(({ bookingId }) => bookingId);
  const bookingIds = [...new Set([...asked, ...also.map(({ bookingId }) => bookingId)])];
  return { bookingIds, day: dayOf(ref), asked };
}
