import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fullName } from '../../../../contracts/person-name.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import type { User } from '../../auth/user.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import type { LeftTrip } from './host-role.js';
import { TeamMails } from './team-mails.service.js';

/** Tells of trips whose owner the operator made a guest: who owns them now has every right, and did not ask for it. */
@Injectable()
export class InheritedTrips {
  constructor(
    private readonly after: AfterCommit,
    private readonly mails: TeamMails,
    private readonly news: TripNewsDesk,
  ) {}

  /** In the transaction that left them to the heir. */
  async tell(
    manager: EntityManager,
    { trips, before, heir }: { trips: readonly LeftTrip[]; before: User; heir: User },
  ): Promise<void> {
    for (const { tripId, tripTitle, isMoneyNew } of trips) {
      const text = `${fullName(heir)} owns ${tripTitle} now`;
      await this.news.announce(manager, { type: 'trip.changed', tripId, summary: { text } });
      const about = { ref: newPublicId(), tripTitle, otherId: before.id, byOperator: true };
      await this.mails.add(manager, 'trip_received', heir, about);
      if (isMoneyNew) await this.mails.tellOfMoney(manager, { tripId, tripTitle, personId: heir.id });
    }
    this.after.publish(manager, ACCESS_CHANGED, { userIds: [heir.id] });
  }
}
