import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../platform/mail/mail-templates.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Accounts } from '../auth/accounts.service.js';
import { NO_PASSWORD } from '../auth/passwords.js';
import { User } from '../auth/user.entity.js';
import { Booking } from '../guests/booking.entity.js';
import { buyerOf } from '../guests/buyer-of.js';
import { Guest } from '../guests/guest.entity.js';
import { Trips } from '../trips/trips.service.js';
import { credentialsMail } from './credentials.mail.js';

const KIND = 'credentials';
const mailData = z.object({ guestId: z.number() });

/** Gives the travellers of a paid booking their accounts, and tells them by mail how to get in. */
@Injectable()
export class Credentials implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data).guestId, manager));
  }

  /** One account a traveller, one mail a traveller, however often it is called. Returns the accounts' ids. */
  async ensure(manager: EntityManager, booking: Booking): Promise<number[]> {
    const guests = await manager.find(Guest, {
      where: { bookingId: booking.id },
      order: { position: 'ASC' },
    });
    const taken = new Set<number>();
    for (const guest of guests) {
      const userId = guest.userId ?? (await this.accountFor(manager, guest, booking.userId));
      // Two travellers who gave one e-mail share the buyer's account.
      if (taken.has(userId)) continue;
      taken.add(userId);
      await manager.update(Guest, { id: guest.id }, { userId });
      await this.outbox.add(manager, {
        kind: KIND,
        ref: `guest:${guest.id}`,
        recipient: guest.email,
        data: { guestId: guest.id },
      });
    }
    const [buyer] = taken;
    if (buyer) await manager.update(Booking, { id: booking.id }, { userId: buyer });
    return [...taken];
  }

  /** The same for every attempt to send the mail, so that a copy of it carries a link that works. */
  private linkToken(guestId: number): string {
    return createHmac('sha256', this.config.DATA_KEY).update(`${KIND}:${guestId}`).digest('base64url');
  }

  private async accountFor(manager: EntityManager, guest: Guest, ownId: number | null): Promise<number> {
    const [firstName = '', ...rest] = guest.name.split(/\s+/);
    const user = await this.accounts.ensureFor(
      manager,
      {
        firstName,
        lastName: rest.join(' ') || '-',
        email: guest.email,
      },
      ownId,
    );
    return user.id;
  }

  /** Written when it is sent, so that the secret of the link is not stored where mails wait. */
  private async write(guestId: number, manager: EntityManager): Promise<MailText> {
    const guest = await manager.findOneByOrFail(Guest, { id: guestId });
    const booking = await manager.findOneByOrFail(Booking, { id: guest.bookingId });
    const user = await manager.findOneByOrFail(User, { id: guest.userId ?? 0 });
    const trip = await this.trips.get(guest.tripId, manager);
    const buyer = await buyerOf(manager, booking.id);
    const token = user.password === NO_PASSWORD ? this.linkToken(guestId) : null;
    if (token) await this.accounts.addPasswordLink(manager, user.id, token);
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return credentialsMail({ guest, buyer, booking, user, trip, token, siteUrl, contactEmail });
  }
}
