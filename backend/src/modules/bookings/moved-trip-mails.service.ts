import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../platform/mail/mail-templates.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { TripMove } from '../trips/trip-move.entity.js';
import type { Trip } from '../trips/trip.entity.js';
import { Booking } from './booking.entity.js';
import { CONFIRMED, isConfirmed } from './booking.rules.js';
import { BuyerMails } from './buyer-mails.service.js';
import { Guest } from './guest.entity.js';
import { movedTripMail } from './moved-trip.mail.js';
import { type SailingTimes, sailingTimesMail } from './sailing-times.mail.js';

const MOVED = 'trip_moved';
const RETIMED = 'sailing_times';
const movedData = z.object({ bookingId: z.number(), moveId: z.number() });
const retimedData = z.object({
  bookingId: z.number(),
  before: z.object({ departsAt: z.coerce.date(), endDate: z.iso.date(), timeZone: z.string() }),
});

/** Everybody who has booked is told when their trip sails on another day, or at another hour, or ends on another day. */
@Injectable()
export class MovedTripMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    const isToMany = true;
    this.templates.register(MOVED, (data, manager) => this.writeMoved(movedData.parse(data), manager), {
      isToMany,
    });
    this.templates.register(RETIMED, (data, manager) => this.writeRetimed(retimedData.parse(data), manager), {
      isToMany,
    });
  }

  /** In the transaction that moves it; one mail a buyer. */
  addMoved(manager: EntityManager, { id: moveId, tripId }: TripMove): Promise<void> {
    return this.add(manager, tripId, { kind: MOVED, ref: String(moveId), data: { moveId } });
  }

  /**
   * In the transaction that changes them; one mail a buyer.
   * @param before the times until now, in the trip's `version`.
   */
  addRetimed(
    manager: EntityManager,
    { id: tripId, version }: Pick<Trip, 'id' | 'version'>,
    before: SailingTimes,
  ): Promise<void> {
    return this.add(manager, tripId, { kind: RETIMED, ref: `${tripId}:${version}`, data: { before } });
  }

  private async add(
    manager: EntityManager,
    tripId: number,
    { kind, ref, data }: { kind: string; ref: string; data: object },
  ): Promise<void> {
    const bookings = await manager.findBy(Booking, { tripId, status: In([...CONFIRMED]) });
    const buyers = await manager.findBy(Guest, { bookingId: In(bookings.map(({ id }) => id)), position: 1 });
    const mails = buyers.map(({ bookingId, email: recipient }) => ({
      kind,
      ref: `${ref}:${bookingId}`,
      recipient,
      data: { bookingId, ...data },
    }));
    await this.outbox.add(manager, ...mails);
  }

  /** Nothing is said of a day that it was moved from again before the mail went, nor to who has cancelled. */
  private async writeMoved(
    { bookingId, moveId }: z.infer<typeof movedData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const move = await manager.findOneByOrFail(TripMove, { id: moveId });
    const about = await this.mails.about(manager, bookingId);
    if (!isConfirmed(about.booking.status) || about.trip.startDate !== move.toOn) return null;
    return movedTripMail({ ...about, fromOn: move.fromOn });
  }

  private async writeRetimed(
    { bookingId, before }: z.infer<typeof retimedData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const about = await this.mails.about(manager, bookingId);
    return isConfirmed(about.booking.status) ? sailingTimesMail({ ...about, before }) : null;
  }
}
