import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { z } from 'zod';
import { isSameAddress } from '../../../../contracts/mail-address.js';
import { namesFrom } from '../../../../contracts/person-name.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { KeyRing } from '../../../platform/security/key-ring.js';
import { isPublicId, newPublicId } from '../../../platform/security/tokens.js';
import { Accounts } from '../../auth/accounts.service.js';
import { NO_PASSWORD } from '../../auth/passwords.js';
import { User } from '../../auth/user.entity.js';
import { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { Guest } from '../../bookings/guest.entity.js';
import { Trips } from '../../trips/trips.service.js';
import { credentialsMail } from './credentials.mail.js';

const KIND = 'credentials';
/** `link` names one that was asked for again: each has a secret of its own. */
const mailData = z.object({ guestId: z.number(), link: z.string().optional() });

/** Gives the travellers of a paid booking their accounts, and tells them by mail how to get in. */
@Injectable()
export class Credentials implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly keys: KeyRing,
    private readonly db: DataSource,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
  }

  /**
   * One account a traveller, one mail a traveller, however often it is called. Where an account with the address is there
   * that nobody has shown to be theirs, the place waits for the link of the mail.
   */
  async ensure(manager: EntityManager, booking: Booking): Promise<void> {
    const guests = await manager.find(Guest, {
      where: { bookingId: booking.id },
      order: { position: 'ASC' },
    });
    const accounts = await this.accountsOf(manager, guests, booking);
    const taken = new Set<number | string>();
    for (const guest of guests) {
      const userId = accounts.get(guest.id) ?? null;
      // Two travellers who gave one e-mail share the buyer's account.
      const who = userId ?? guest.email.toLowerCase();
      if (taken.has(who)) continue;
      taken.add(who);
      if (userId !== null) await this.give(manager, guest, userId);
      await this.outbox.add(manager, {
        kind: KIND,
        ref: `guest:${guest.id}`,
        recipient: guest.email,
        data: { guestId: guest.id },
      });
    }
  }

  /** By the ids of the travellers. Two payments may make the same accounts: made by address, neither waits for the other's first. */
  private async accountsOf(
    manager: EntityManager,
    guests: readonly Guest[],
    booking: Booking,
  ): Promise<Map<number, number | null>> {
    const accounts = new Map<number, number | null>();
    const address = ({ email }: Guest) => email.toLowerCase();
    const byAddress = guests.toSorted((a, b) => address(a).localeCompare(address(b)));
    for (const guest of byAddress) accounts.set(guest.id, await this.accountOf(manager, guest, booking));
    return accounts;
  }

  /** The login of one traveller by a mail of its own, as after their address was corrected. */
  async giveAnew(manager: EntityManager, booking: Booking, guest: Guest): Promise<void> {
    const userId = await this.accountOf(manager, guest, booking);
    if (userId !== null) await this.give(manager, guest, userId);
    await this.mailAnew(manager, guest);
  }

  private async give(manager: EntityManager, guest: Guest, userId: number): Promise<void> {
    await manager.update(Guest, { id: guest.id }, { userId });
    if (guest.position === 1) await manager.update(Booking, { id: guest.bookingId }, { userId });
  }

  private async mailAnew(manager: EntityManager, guest: Guest): Promise<void> {
    const link = newPublicId();
    await this.outbox.add(manager, {
      kind: KIND,
      ref: `guest:${guest.id}:${link}`,
      recipient: guest.email,
      data: { guestId: guest.id, link },
    });
  }

  /**
   * Sends a traveller of a confirmed booking the mail once more, to the address the booking has. It says nothing to whoever
   * asks: not whether there is such a guest, nor whether they have a password already.
   */
  async sendAgain(publicId: string): Promise<void> {
    const guest = isPublicId(publicId) ? await this.db.manager.findOneBy(Guest, { publicId }) : null;
    if (!guest) return;
    const { manager } = this.db;
    const { status } = await manager.findOneByOrFail(Booking, { id: guest.bookingId });
    if (!isConfirmed(status)) return;
    await this.mailAnew(manager, guest);
  }

  /** The same for every attempt to send the mail, so that a copy of it carries a link that works. */
  private linkToken({ guestId, link }: z.infer<typeof mailData>): string {
    const name = [guestId, ...(link ? [link] : [])].join(':');
    return this.keys.digest('credentials-link', name).toString('base64url');
  }

  /**
   * Who booked while signed in keeps the booking on that account, whatever address they typed: that is where they are
   * written to. Everybody else's account goes by their address.
   */
  private async accountOf(manager: EntityManager, guest: Guest, booking: Booking): Promise<number | null> {
    const ownId = guest.position === 1 ? booking.userId : null;
    const knownId = guest.userId ?? ownId;
    if (knownId !== null) return knownId;
    const person = { ...namesFrom(guest.name), email: guest.email };
    const user = await this.accounts.ensureFor(manager, person, booking.userId);
    return user?.id ?? null;
  }

  /** Written when it is sent, so that the secret of the link is not stored where mails wait. Who was taken off the booking needs none. */
  private async write(data: z.infer<typeof mailData>, manager: EntityManager): Promise<MailText | null> {
    const guest = await manager.findOneBy(Guest, { id: data.guestId });
    if (!guest) return null;
    const booking = await manager.findOneByOrFail(Booking, { id: guest.bookingId });
    const user = guest.userId
      ? await manager.findOneByOrFail(User, { id: guest.userId })
      : await this.accounts.findByEmail(manager, guest.email);
    // Two travellers of one address: the mail to the other tells it.
    if (!user) return null;
    const trip = await this.trips.get(guest.tripId, manager);
    const buyer = await buyerOf(manager, booking.id);
    const isProven = guest.userId !== null;
    const isOwnAddress = isSameAddress(user.email, guest.email);
    // No link into an account goes to an address that is not the account's.
    const mayChoose = isOwnAddress && (user.password === NO_PASSWORD || !isProven);
    const token = mayChoose ? this.linkToken(data) : null;
    if (token) await this.accounts.addPasswordLink(manager, user.id, token);
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    const sharing = await this.sharing(manager, guest);
    const account = { user, isProven, isOwnAddress, token };
    return credentialsMail({ guest, buyer, booking, account, sharing, trip, siteUrl, contactEmail });
  }

  /** The other travellers who gave this one's address and so have no login of their own. */
  private async sharing(manager: EntityManager, { id, bookingId, email, userId }: Guest): Promise<string[]> {
    const others = await manager.findBy(Guest, { bookingId, id: Not(id) });
    return others
      .filter(
        (other) => isSameAddress(other.email, email) && (other.userId === null || other.userId === userId),
      )
      .map(({ name }) => name);
  }
}
