import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { Outbox } from '../../../platform/mail/outbox.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { User } from '../../auth/user.entity.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import type { TeamMail } from './team.mails.js';

/** What people hear by mail about being a host. */
@Injectable()
export class TeamMails {
  constructor(private readonly outbox: Outbox) {}

  /** In the transaction that causes it. @param about.ref what caused it, once. */
  async add(
    manager: EntityManager,
    kind: TeamMail,
    user: User,
    about: {
      ref: string;
      tripTitle?: string;
      reason?: string | null;
      otherId?: number;
      byOperator?: boolean;
    },
  ): Promise<void> {
    // Who asked to be a host may have given somebody else's address.
    if (kind === 'host_declined' && !user.emailProvenAt) return;
    const { ref, ...said } = about;
    await this.outbox.add(manager, { kind, ref, recipient: user.email, data: { userId: user.id, ...said } });
  }

  /** Who can let money go with a second word is told to everybody whose word that was, the owner too: it may not have been them. */
  async tellOfMoney(
    manager: EntityManager,
    { tripId, tripTitle, personId }: { tripId: number; tripTitle: string; personId: number },
  ): Promise<void> {
    const hosts = await manager.findBy(TripHost, { tripId, mayMoney: true, userId: Not(personId) });
    const ref = newPublicId();
    for (const user of await manager.findBy(User, { id: In(hosts.map(({ userId }) => userId)) })) {
      const about = { ref: `${ref}:${user.id}`, tripTitle, otherId: personId };
      await this.add(manager, 'money_right_given', user, about);
    }
  }
}
