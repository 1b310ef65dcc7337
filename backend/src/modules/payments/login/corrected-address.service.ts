import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { Accounts } from '../../auth/accounts.service.js';
import { OneTimeLinks } from '../../auth/one-time-links.service.js';
import { User } from '../../auth/user.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { Credentials } from './credentials.service.js';
import { leaveAccount } from './leave-account.js';
import { isInUse } from './login-state.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** What waits in the outbox about a traveller, or about the booking where they are who booked. */
const WAITING = `status = 'pending' AND lower(recipient) = lower($1)
   AND (data ->> 'guestId' = $2::text OR ($3 AND data ->> 'bookingId' = $4::text))`;

/** A booking whose address a host has corrected: its mails, and the login while nobody has used it. */
@Injectable()
export class CorrectedAddress {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: OneTimeLinks,
    private readonly credentials: Credentials,
  ) {}

  /**
   * What waits goes to the new address. Where nobody has logged in yet, whoever reads the old one gets in by no link any
   * more, and the new one gets a login; an account that is in use stays its owner's.
   * @param guest with the new address; @param before the one that was wrong
   */
  async follow(manager: EntityManager, booking: LockedBooking, guest: Guest, before: string): Promise<void> {
    const about = [before, guest.id, guest.position === 1, booking.id];
    await manager.query(
      `UPDATE mails SET status = 'needless' WHERE kind = 'credentials' AND data ->> 'guestId' = $2::text AND ${WAITING}`,
      about,
    );
    await manager.query(`UPDATE mails SET recipient = $5 WHERE ${WAITING}`, [...about, guest.email]);
    if (booking.confirmedAt === null && !guest.accessGranted) return;
    const user = guest.userId === null ? null : await manager.findOneByOrFail(User, { id: guest.userId });
    if (user && isInUse(user)) return;
    if (user) await this.free(manager, booking, guest, user);
    await this.credentials.giveAnew(manager, booking, guest);
  }

  /** The account gets the right address where it is this traveller's alone; otherwise they are no longer in it. */
  private async free(
    manager: EntityManager,
    booking: LockedBooking,
    guest: Guest,
    user: User,
  ): Promise<void> {
    await this.links.revoke(manager, user.id);
    const isShared = await manager.existsBy(Guest, { userId: user.id, id: Not(guest.id) });
    if (!isShared && !(await this.accounts.findByEmail(manager, guest.email))) {
      await manager.update(User, { id: user.id }, { email: guest.email });
      return;
    }
    await leaveAccount(manager, booking, guest);
  }
}
