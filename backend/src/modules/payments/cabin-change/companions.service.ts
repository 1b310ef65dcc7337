import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Vault } from '../../../platform/security/vault.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { Guest } from '../../bookings/guest.entity.js';
import { addTraveller } from '../../bookings/travellers/add-travellers.js';
import type { CompanionDto } from '../../bookings/travellers/companion.dto.js';
import { TravellerWipe } from '../../guests/records/traveller-wipe.service.js';
import { Credentials } from '../login/credentials.service.js';
import { ShareEnd } from '../shares/share-end.service.js';
import { Leavers } from './leavers.js';

/** Where a companion stands on a booking. */
const COMPANION = 2;

/** The companion of a booking as a person: their row, what they entrusted to the trip, and their login. */
@Injectable()
export class Companions {
  constructor(
    private readonly clock: Clock,
    private readonly vault: Vault,
    private readonly after: AfterCommit,
    private readonly wipe: TravellerWipe,
    private readonly leavers: Leavers,
    private readonly credentials: Credentials,
    private readonly shares: ShareEnd,
  ) {}

  async join(manager: EntityManager, booking: Booking, { name, email }: CompanionDto): Promise<void> {
    const buyer = await buyerOf(manager, booking.id);
    const person = { name, email: email ?? buyer.email, phone: null, createdAt: this.clock.now() };
    await addTraveller(manager, booking, { ...person, position: COMPANION }, this.vault);
  }

  /** The login of who has joined a booking whose places or doors are theirs; of others it comes with the first payment. */
  async welcome(manager: EntityManager, booking: Booking): Promise<void> {
    if (!isConfirmed(booking.status) && booking.accessOverride !== true) return;
    await this.credentials.ensure(manager, booking);
    const guest = await this.of(manager, booking);
    // An account that was there before may be looking at the closed door.
    if (guest.userId !== null) this.after.publish(manager, ACCESS_CHANGED, { userIds: [guest.userId] });
  }

  /**
   * Their place, papers and details go at once, with the mails that wait for them, and nothing is asked of them any more; at the
   * commit their doors close. Answers who it was. Throws `traveller.not_found`.
   */
  async leave(manager: EntityManager, booking: LockedBooking): Promise<Guest> {
    const guest = await this.of(manager, booking);
    const { id, userId } = guest;
    await this.leavers.tell(manager, guest);
    await this.shares.withCompanion(manager, booking, guest);
    await this.wipe.travellers(manager, [id]);
    await manager.query(
      `UPDATE mails SET status = 'needless' WHERE status = 'pending'
         AND (data ->> 'guestId' = $1::text OR (kind = 'access_opened' AND data ->> 'id' = $1::text))`,
      [id],
    );
    await manager.delete(Guest, { id });
    if (userId !== null) this.after.publish(manager, ACCESS_CHANGED, { userIds: [userId] });
    return guest;
  }

  private async of(manager: EntityManager, { id: bookingId }: Booking): Promise<Guest> {
    const guest = await manager.findOne(Guest, {
      where: { bookingId, position: COMPANION },
      // Who writes a line about them at this moment has written it, or finds nobody.
      lock: { mode: 'pessimistic_write' },
    });
    if (!guest) throw new DomainError('traveller.not_found');
    return guest;
  }
}
