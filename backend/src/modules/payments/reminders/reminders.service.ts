import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mail } from '../../../platform/mail/mail.entity.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { maskedEmail } from '../../bookings/guest.view.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { openBookings, type OpenBooking, tripsWithPlans } from './open-bookings.js';
import { bookingsOfPeople, lastRemindedOn } from './reminded.js';
import { reminderMail } from './reminder.mail.js';
import {
  dayOf,
  isDaytime,
  isNear,
  isReminderDue,
  REMINDER_MAIL as KIND,
  reminderRef,
} from './reminder.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

const QUEUE = 'reminders';
/** Reminders older than this decide nothing any more. */
const LOOK_BACK_MS = 30 * DAY_MS;

const mailData = z.object({
  bookingIds: z.array(z.number()),
  /** Of the mail's key: another node may send it on another day. */
  day: z.string().optional(),
  /** Those that a host asked about; the others are named as long as a part of them is near. */
  asked: z.array(z.number()).optional(),
});
export type ReminderData = z.infer<typeof mailData>;

/**
 * Reminds buyers of parts that fall due, and of those whose day passed while nothing could be sent: one mail a day and
 * person, decided from the ledger when it is made and again when it is sent. The mail's key is the person and the day, so
 * no restart and no second node sends it twice (PAY-35).
 */
@Injectable()
export class Reminders implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
    private readonly activity: ActivityLog,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager), {
      isToMany: true,
    });
    this.jobs.define(QUEUE, { work: () => this.run(), cron: '5 * * * *' });
  }

  /** Of all trips whose day has come; run again on the same day it adds nothing. */
  private async run(): Promise<void> {
    const mails = new Map<string, { due: OpenBooking[]; isTime: boolean }>();
    for (const { id, timeZone } of await tripsWithPlans(this.db.manager)) {
      const now = DateTime.fromJSDate(this.clock.now(), { zone: timeZone });
      const today = now.toFormat('yyyy-MM-dd');
      const open = await openBookings(this.db.manager, { tripId: id });
      for (const booking of await this.fallingDue(this.db.manager, open)) {
        const ref = reminderRef(booking.email, today);
        const mail = mails.get(ref) ?? { due: [], isTime: false };
        mail.due.push(booking);
        // Whoever is on several trips gets one mail about all of them, when it is day at the first.
        mails.set(ref, { ...mail, isTime: mail.isTime || isDaytime(now.hour) });
      }
    }
    for (const [ref, { due, isTime }] of mails) if (isTime) await this.add(this.db.manager, ref, due);
  }

  private async fallingDue(manager: EntityManager, open: readonly OpenBooking[]): Promise<OpenBooking[]> {
    const ids = open.map(({ bookingId }) => bookingId);
    const reminded = await lastRemindedOn(manager, ids, this.clock.in(-LOOK_BACK_MS));
    return open.filter(({ bookingId, parts, movedOn, timeZone }) => {
      const last = reminded.get(bookingId) ?? movedOn;
      const heardOn = last > movedOn ? last : movedOn;
      return parts.some(({ dueOn }) => isReminderDue(dueOn, this.today(timeZone), heardOn));
    });
  }

  /** What else falls due, by the mail's key, for the people a host reminds: nobody gets a second mail that day. */
  async alsoDue(
    manager: EntityManager,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, OpenBooking[]>> {
    const bookingIds = await bookingsOfPeople(manager, [...new Set(emails.map((one) => one.toLowerCase()))]);
    const due = await this.fallingDue(manager, await openBookings(manager, { bookingIds }));
    const byMail = new Map<string, OpenBooking[]>();
    for (const booking of due) {
      const ref = reminderRef(booking.email, this.today(booking.timeZone));
      byMail.set(ref, [...(byMail.get(ref) ?? []), booking]);
    }
    return byMail;
  }

  private today(timeZone: string): string {
    return dateInZone(this.clock.now(), timeZone);
  }

  /**
   * A host reminds a buyer, at most once a day. Throws `reminder.nothing_owed`, `reminder.sent_today`. Answers the address,
   * masked.
   */
  async byHost(manager: EntityManager, booking: LockedBooking, userId: number): Promise<string> {
    const [open] = await openBookings(manager, { bookingIds: [booking.id] });
    if (!open) throw new DomainError('reminder.nothing_owed');
    const ref = reminderRef(open.email, this.today(open.timeZone));
    const also = (await this.alsoDue(manager, [open.email])).get(ref) ?? [];
    const others = also.filter(({ bookingId }) => bookingId !== open.bookingId);
    const isNew = await this.add(manager, ref, [open, ...others], [open.bookingId]);
    if (!isNew) throw new DomainError('reminder.sent_today');
    const { id: bookingId, tripId } = booking;
    await this.activity.note(manager, { userId, tripId, bookingId, action: 'reminder.sent' });
    return maskedEmail(open.email);
  }

  /** False when the person has today's mail already, though it be written by another at this instant. */
  private async add(
    manager: EntityManager,
    ref: string,
    bookings: readonly OpenBooking[],
    asked: number[] = [],
  ): Promise<boolean> {
    const [first] = bookings;
    if (!first || (await manager.existsBy(Mail, { kind: KIND, ref }))) return false;
    const bookingIds = bookings.map(({ bookingId }) => bookingId);
    const data: ReminderData = { bookingIds, day: dayOf(ref), asked };
    const added = await this.outbox.add(manager, { kind: KIND, ref, recipient: first.email, data });
    return added.length > 0;
  }

  /**
   * Null when nothing is left to say: all was paid meanwhile, or a newer reminder that waited beside this one, while mail
   * could not be sent, says it.
   */
  async write({ bookingIds, day, asked }: ReminderData, manager: EntityManager): Promise<MailText | null> {
    const newest = await lastRemindedOn(manager, bookingIds, this.clock.in(-LOOK_BACK_MS));
    const told = [];
    for (const open of await openBookings(manager, { bookingIds })) {
      const { bookingId, timeZone, parts } = open;
      const today = this.today(timeZone);
      const isTold = day !== undefined && (newest.get(bookingId) ?? day) > day;
      const isWanted = !asked || asked.includes(bookingId) || parts.some(({ dueOn }) => isNear(dueOn, today));
      if (isTold || !isWanted) continue;
      const trip = await this.trips.get(open.tripId, manager);
      const buyer = await buyerOf(manager, bookingId);
      told.push({ open, trip, buyer, today });
    }
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return told.length ? reminderMail(told, { siteUrl, contactEmail }) : null;
  }
}
