import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Booking } from '../../guests/booking.entity.js';
import { buyerOf } from '../../guests/buyer-of.js';
import { Instalment } from '../../guests/instalment.entity.js';
import { Trips } from '../../trips/trips.service.js';
import { addedGuestMail } from './add-guest.mail.js';

const KIND = 'host_added_guest';
const mailData = z.object({ bookingId: z.number() });
/** What the mail is about; later states have mails of their own. */
const TOLD = ['held', 'pending_payment', 'waitlist'];

/** The mail to somebody whom a host has added. */
@Injectable()
export class AddGuestMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data).bookingId, manager));
  }

  /** In the transaction that adds the guest. */
  async add(manager: EntityManager, { id: bookingId, publicId }: Booking, recipient: string): Promise<void> {
    await this.outbox.add(manager, {
      kind: KIND,
      ref: `booking:${publicId}`,
      recipient,
      data: { bookingId },
    });
  }

  /** Null when the booking has moved on meanwhile. */
  private async write(bookingId: number, manager: EntityManager): Promise<MailText | null> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    if (!TOLD.includes(booking.status)) return null;
    const buyer = await buyerOf(manager, bookingId);
    const trip = await this.trips.get(booking.tripId, manager);
    const first = await manager.findOneBy(Instalment, { bookingId, position: 1 });
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    const dueCents = first?.amountCents ?? booking.payableCents;
    return addedGuestMail({ booking, buyer, trip, dueCents, siteUrl, contactEmail });
  }
}
