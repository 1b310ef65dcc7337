import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { isSameAddress } from '../../../../contracts/mail-address.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { User } from '../../auth/user.entity.js';
import { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { Trips } from '../../trips/trips.service.js';
import { Credentials } from './credentials.service.js';
import { isInUse } from './login-state.rules.js';
import { leaveAccount } from './leave-account.js';
import { movedLoginMail } from './moved-login.mail.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

const KIND = 'login_moved';
const mailData = z.object({ userId: z.number(), bookingId: z.number() });

/** The login of a traveller who cannot get in, sent once more by a host. */
@Injectable()
export class LoginAgain implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly credentials: Credentials,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
  }

  /**
   * To the address that the booking has. An account with another address loses the place, and its person is told; answers
   * their id, or null. Throws `login.none_yet`.
   */
  async send(manager: EntityManager, booking: LockedBooking, guest: Guest): Promise<number | null> {
    if (booking.confirmedAt === null && !guest.accessGranted) throw new DomainError('login.none_yet');
    const user = guest.userId === null ? null : await manager.findOneByOrFail(User, { id: guest.userId });
    const loser = user && !isSameAddress(user.email, guest.email) ? user : null;
    if (loser) {
      await leaveAccount(manager, booking, guest);
      if (isInUse(loser)) await this.tell(manager, booking, loser);
    }
    await this.credentials.giveAnew(manager, booking, guest);
    return loser?.id ?? null;
  }

  private async tell(manager: EntityManager, { id: bookingId, version }: Booking, user: User): Promise<void> {
    await this.outbox.add(manager, {
      kind: KIND,
      ref: `${user.id}:${bookingId}:${version}`,
      recipient: user.email,
      data: { userId: user.id, bookingId },
    });
  }

  private async write(
    { userId, bookingId }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) return null;
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const { title: tripTitle } = await this.trips.get(booking.tripId, manager);
    return movedLoginMail({
      firstName: user.firstName,
      reference: bookingReference(booking),
      tripTitle,
      contactEmail: this.config.CONTACT_EMAIL,
    });
  }
}
