import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../platform/mail/mail-templates.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { TripMove } from '../trips/trip-move.entity.js';
import { Booking } from './booking.entity.js';
import { CONFIRMED, isConfirmed } from './booking.rules.js';
import { BuyerMails } from './buyer-mails.service.js';
import { Guest } from './guest.entity.js';
import { movedTripMail } from './moved-trip.mail.js';

const KIND = 'trip_moved';
const mailData = z.object({ bookingId: z.number(), moveId: z.number() });

/** Everybody who has booked is told when their trip sails on another day. */
@Injectable()
export class MovedTripMails implements OnModuleInit {
  constructor(
    private readonly mails: BuyerMails,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager), {
      isToMany: true,
    });
  }

  /** In the transaction that moves it; one mail a buyer. */
  async add(manager: EntityManager, { id: moveId, tripId }: TripMove): Promise<void> {
    const bookings = await manager.findBy(Booking, { tripId, status: In([...CONFIRMED]) });
    const buyers = await manager.findBy(Guest, { bookingId: In(bookings.map(({ id }) => id)), position: 1 });
    const mails = buyers.map(({ bookingId, email: recipient }) => ({
      kind: KIND,
      ref: `${moveId}:${bookingId}`,
      recipient,
      data: { bookingId, moveId },
    }));
    await this.outbox.add(manager, ...mails);
  }

  /** Nothing is said of a day that it was moved from again before the mail went, nor to who has cancelled. */
  private async write(
    { bookingId, moveId }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const move = await manager.findOneByOrFail(TripMove, { id: moveId });
    const about = await this.mails.about(manager, bookingId);
    if (!isConfirmed(about.booking.status) || about.trip.startDate !== move.toOn) return null;
    return movedTripMail({ ...about, fromOn: move.fromOn });
  }
}
