import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { balanceCents } from '../ledger/booking-ledger.js';
import { changeBooking, type LockedBooking } from '../booking-lock.js';
import type { Booking } from '../booking.entity.js';
import { STANDING } from '../booking.rules.js';
import { Bookings } from '../bookings.service.js';
import { BuyerMails } from '../buyer-mails.service.js';
import { buyerOf } from '../buyer-of.js';
import { openParts } from '../ledger/derive.rules.js';
import { shortName } from '../guest.view.js';
import { Instalment } from '../ledger/instalment.entity.js';
import { partsOf } from '../ledger/parts.js';
import { dueDateMail } from './due-date.mail.js';
import { dueDayProblem } from './due-date.rules.js';

const MAIL = 'due_date_moved';
const mailData = z.object({ bookingId: z.number(), position: z.number(), was: z.string() });

/** Another day for a part of somebody's plan, as a host decides. */
export interface NewDueDate {
  position: number;
  /** `YYYY-MM-DD` in the trip's zone. */
  dueOn: string;
  reason: string;
  userId: number;
}

/** Gives one booking's part another due date, which then stays even when the trip moves. */
@Injectable()
export class DueDates implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
    private readonly mails: BuyerMails,
    private readonly templates: MailTemplates,
    private readonly activity: ActivityLog,
  ) {}

  onModuleInit(): void {
    this.templates.register(MAIL, (data, manager) => this.written(mailData.parse(data), manager));
  }

  /** Throws `part.not_open`, `request.invalid` for a day that cannot be. */
  async move(manager: EntityManager, booking: LockedBooking, wish: NewDueDate): Promise<void> {
    const { position, dueOn } = wish;
    const { startDate, timeZone } = await this.trips.get(booking.tripId, manager);
    const open = await openPartsOf(manager, booking);
    const part = open.find((one) => one.part.position === position)?.part;
    if (!part) throw new DomainError('part.not_open');
    const today = dateInZone(this.clock.now(), timeZone);
    const days = open.map((one) => one.part);
    const problem = dueDayProblem(days, { position, dueOn }, { today, startDate });
    if (problem) throw new DomainError('request.invalid', {}, { dueOn: problem });
    if (dueOn === part.dueOn) return;
    const bookingId = booking.id;
    await manager.update(
      Instalment,
      { bookingId, position },
      { dueOn, daysBefore: null, dueBeforeMove: null },
    );
    await changeBooking(manager, booking, {});
    await this.bookings.refresh(manager, bookingId);
    await this.tell(manager, booking, { ...wish, kind: part.kind, was: part.dueOn });
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { position, dueOn, was, kind, reason, userId }: NewDueDate & { was: string; kind: string },
  ): Promise<void> {
    const { id: bookingId, tripId } = booking;
    const action = 'due_date.moved';
    const details = { kind, from: was, to: dueOn };
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason, details });
    const ref = `booking:${booking.publicId}:${booking.version}`;
    await this.mails.add(manager, bookingId, { kind: MAIL, ref, data: { bookingId, position, was } });
    const { name } = await buyerOf(manager, bookingId);
    const text = `${shortName(name)} has until ${longDay(dueOn)} to pay a part`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
  }

  /** Nothing is said of a part that was settled before the mail went. */
  private async written(
    { bookingId, position, was }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const about = await this.mails.about(manager, bookingId);
    const open = await openPartsOf(manager, about.booking);
    const one = open.find(({ part }) => part.position === position);
    return one ? dueDateMail(about, { missingCents: one.missingCents, dueOn: one.part.dueOn, was }) : null;
  }
}

/** What is to be paid of a booking that stands; nothing of another. */
async function openPartsOf(manager: EntityManager, { id: bookingId, status }: Booking) {
  if (!STANDING.includes(status)) return [];
  const parts = await partsOf(manager, bookingId);
  return openParts(parts, await balanceCents(manager, bookingId));
}
