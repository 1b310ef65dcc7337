import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Trips } from '../../trips/trips.service.js';
import { Booking } from '../booking.entity.js';
import { buyerOf } from '../buyer-of.js';
import { firstNameOf } from '../directory.rules.js';
import { bookingReference } from '../guest.view.js';

const KIND = 'offer_lapsed';
const mailData = z.object({ bookingId: z.number() });

/** Tells who was offered places and did not pay that the next in line gets them, and the way back. */
@Injectable()
export class LapsedOfferMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data).bookingId, manager));
  }

  async add(manager: EntityManager, { id: bookingId, publicId, version }: Booking): Promise<void> {
    const { email } = await buyerOf(manager, bookingId);
    const ref = `booking:${publicId}:${version}`;
    await this.outbox.add(manager, { kind: KIND, ref, recipient: email, data: { bookingId } });
  }

  /** Null when a host has given the places back meanwhile, or put the booking on the list again. */
  private async write(bookingId: number, manager: EntityManager): Promise<MailText | null> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    if (booking.status !== 'expired') return null;
    const { name } = await buyerOf(manager, bookingId);
    const { title } = await this.trips.get(booking.tripId, manager);
    return {
      subject: `The places on ${title} are free again`,
      text: [
        `Hello ${firstNameOf(name)},`,
        `the time in which we held places on ${title} for you is over, and they go to the next in line. Nothing was charged, and you are not on the waiting list any more.`,
        `Would you still like to come? Write to ${this.config.CONTACT_EMAIL}: we put you on the list again.`,
        `It is about booking ${bookingReference(booking)}.`,
      ].join('\n\n'),
    };
  }
}
