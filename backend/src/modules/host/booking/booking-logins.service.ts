import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Attempts } from '../../auth/attempts.js';
import { Guest } from '../../bookings/guest.entity.js';
import { LoginAgain } from '../../payments/login/login-again.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { BookingAct, type BookingRequest } from './booking-act.service.js';
import type { SendLoginDto } from './booking-edit.dto.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';

/** A host sends a traveller the login once more: the first mail was lost, or somebody else has the place in their account. */
@Injectable()
export class BookingLogins {
  constructor(
    private readonly acts: BookingAct,
    private readonly attempts: Attempts,
    private readonly logins: LoginAgain,
    private readonly activity: ActivityLog,
    private readonly after: AfterCommit,
  ) {}

  /** 30 an hour and host. Throws `traveller.not_found`, `login.none_yet`, `request.too_many`. */
  async send(request: BookingRequest, position: number, { reason }: SendLoginDto): Promise<void> {
    const { userId } = request;
    await this.attempts.use({ 'logins-host': String(userId) });
    await this.acts.run(request, { action: 'login', position, reason }, async (manager, booking) => {
      const { id: bookingId, tripId } = booking;
      const guest = await manager.findOneBy(Guest, { bookingId, position });
      if (!guest) throw new DomainError('traveller.not_found');
      const loser = await this.logins.send(manager, booking, guest);
      if (loser !== null) this.after.publish(manager, ACCESS_CHANGED, { userIds: [loser] });
      const details = { traveller: position };
      const action = 'login.sent';
      await this.activity.note(manager, { userId, tripId, bookingId, action, reason, details });
    });
  }
}
