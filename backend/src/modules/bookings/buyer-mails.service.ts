import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../platform/mail/mail-templates.js';
import { type NewMail, Outbox } from '../../platform/mail/outbox.js';
import { type SaleableTrip, Trips } from '../trips/trips.service.js';
import { Booking } from './booking.entity.js';
import { buyerOf } from './buyer-of.js';
import type { Guest } from './guest.entity.js';

/** What a mail about a booking speaks of, as it stands when the mail goes. */
export interface AboutBooking {
  booking: Booking;
  buyer: Guest;
  trip: SaleableTrip;
  siteUrl: string;
  /** Where questions go. */
  contactEmail: string;
}

/** Writes a mail; null when there is nothing to say any more. */
type Write = (about: AboutBooking, manager: EntityManager) => MailText | null | Promise<MailText | null>;

const mailData = z.object({ bookingId: z.number() });

/** Mails to who booked. */
@Injectable()
export class BuyerMails {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  /** Says how a kind of mail about a booking is written; to be called at boot. */
  register(kind: string, write: Write): void {
    this.templates.register(kind, async (data, manager) =>
      write(await this.about(manager, mailData.parse(data).bookingId), manager),
    );
  }

  /** In the transaction that it tells of; the mail goes when that commits. `data` are the ids a template of another sort needs. */
  async add(
    manager: EntityManager,
    bookingId: number,
    { data = { bookingId }, ...mail }: Omit<NewMail, 'recipient' | 'data'> & Partial<Pick<NewMail, 'data'>>,
  ): Promise<void> {
    const { email: recipient } = await buyerOf(manager, bookingId);
    await this.outbox.add(manager, { ...mail, data, recipient });
  }

  async about(manager: EntityManager, bookingId: number): Promise<AboutBooking> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const buyer = await buyerOf(manager, bookingId);
    const trip = await this.trips.get(booking.tripId, manager);
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return { booking, buyer, trip, siteUrl, contactEmail };
  }
}
