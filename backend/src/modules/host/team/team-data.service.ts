import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { theRowOf } from '../../../platform/database/rows.js';
import { type Names, PersonalData } from '../../auth/account/personal-data.js';
import { chatNameOf } from '../../chat/chat.rules.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';

/** What hosts are told of one another follows a name that changes or goes. */
@Injectable()
export class TeamData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly news: TripNewsDesk,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'team',
      collect: () => Promise.resolve(undefined),
      rename: (manager, userId, names) => this.rename(manager, userId, names),
      // A host who goes has left their trips before; what they did stands in the log by number.
      erase: () => Promise.resolve(),
    });
  }

  private async rename(
    manager: EntityManager,
    id: number,
    { from, to }: { from: Names; to: Names },
  ): Promise<void> {
    const { tripIds, hasAsked } = await theRowOf(
      manager,
      z.object({ tripIds: z.array(z.int()), hasAsked: z.boolean() }),
      `SELECT ARRAY(SELECT DISTINCT trip_id FROM activity_log
                     WHERE trip_id IS NOT NULL AND action IN ('cohost.added', 'cohost.changed', 'cohost.removed', 'trip.handed_over')
                       AND details->>'personId' = $1::text) AS "tripIds",
              EXISTS (SELECT FROM host_requests WHERE user_id = $1::int) AS "hasAsked"`,
      [id],
    );
    const wholly = { from: fullName(from), to: fullName(to) };
    await this.news.rename(manager, { types: ['trip.changed'], tripIds }, wholly);
    if (!hasAsked) return;
    const inShort = { from: chatNameOf(from), to: chatNameOf(to) };
    await this.news.rename(manager, { types: ['host.requested'] }, inShort);
  }
}
