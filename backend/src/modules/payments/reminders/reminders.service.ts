import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mail } from '../../../platform/mail/mail.entity.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import type { Booking } from '../../guests/booking.entity.js';
import { maskedEmail } from '../../guests/guest.view.js';
import { buyerOf } from '../../guests/buyer-of.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { openBookings, type OpenBooking, tripsWithPlans } from './open-bookings.js';
import { reminderMail } from './reminder.mail.js';
import { isDaytime, isReminderDay, REMINDER_MAIL as KIND, reminderRef } from './reminder.rules.js';

const QUEUE = 'reminders';
const mailData = z.object({ bookingIds: z.array(z.number()) });

/**
 * Reminds buyers of parts that fall due: one mail a day and person, decided from the ledger when it is made and again when
 * it is sent. The mail's key is the person and the day, so no restart and no second node sends it twice (PAY-35).
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
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data).bookingIds, manager));
    this.jobs.define(QUEUE, { work: () => this.run(), cron: '5 * * * *' });
  }

  /** Of all trips whose day has come; run again on the same day it adds nothing. */
  private async run(): Promise<void> {
    const mails = new Map<string, { due: OpenBooking[]; isTime: boolean }>();
    for (const { id, timeZone } of await tripsWithPlans(this.db.manager)) {
      const now = DateTime.fromJSDate(this.clock.now(), { zone: timeZone });
      const today = now.toFormat('yyyy-MM-dd');
      for (const booking of await this.dueOfTrip(id, today)) {
        const ref = reminderRef(booking.email, today);
        const mail = mails.get(ref) ?? { due: [], isTime: false };
        mail.due.push(booking);
        // Whoever is on several trips gets one mail about all of them, when it is day at the first.
        mails.set(ref, { ...mail, isTime: mail.isTime || isDaytime(now.hour) });
      }
    }
    for (const [ref, { due, isTime }] of mails) if (isTime) await this.add(this.db.manager, ref, due);
    this.outbox.wake();
  }

  private async dueOfTrip(tripId: number, today: string): Promise<OpenBooking[]> {
    const open = await openBookings(this.db.manager, { tripId });
    return open.filter(({ parts }) => parts.some(({ dueOn }) => isReminderDay(dueOn, today)));
  }

  /**
   * A host reminds a buyer, at most once a day. The caller holds the booking's row lock. Throws `reminder.nothing_owed`,
   * `reminder.sent_today`. Answers the address, masked.
   */
  async byHost(manager: EntityManager, booking: Booking, userId: number): Promise<string> {
    const [open] = await openBookings(manager, { bookingIds: [booking.id] });
    if (!open) throw new DomainError('reminder.nothing_owed');
    const { timeZone } = await this.trips.get(booking.tripId, manager);
    const today = dateInZone(this.clock.now(), timeZone);
    const isNew = await this.add(manager, reminderRef(open.email, today), [open]);
    if (!isNew) throw new DomainError('reminder.sent_today');
    const { id: bookingId, tripId } = booking;
    await this.activity.note(manager, { userId, tripId, bookingId, action: 'reminder.sent' });
    return maskedEmail(open.email);
  }

  /** False when the person has today's mail already. */
  private async add(manager: EntityManager, ref: string, bookings: readonly OpenBooking[]): Promise<boolean> {
    const [first] = bookings;
    if (!first || (await manager.existsBy(Mail, { kind: KIND, ref }))) return false;
    const data = { bookingIds: bookings.map(({ bookingId }) => bookingId) };
    await this.outbox.add(manager, { kind: KIND, ref, recipient: first.email, data });
    return true;
  }

  /** Null when everything was paid meanwhile. */
  async write(bookingIds: readonly number[], manager: EntityManager): Promise<MailText | null> {
    const told = [];
    for (const open of await openBookings(manager, { bookingIds })) {
      const { bookingId } = open;
      const trip = await this.trips.get(open.tripId, manager);
      const buyer = await buyerOf(manager, bookingId);
      told.push({ open, trip, buyer, today: dateInZone(this.clock.now(), trip.timeZone) });
    }
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return told.length ? reminderMail(told, { siteUrl, contactEmail }) : null;
  }
}
