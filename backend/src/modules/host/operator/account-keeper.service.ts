import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { findByLogin } from '../../auth/find-by-login.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { User } from '../../auth/user.entity.js';
import { Activity } from '../../trips/activity.entity.js';
import { InheritedTrips } from '../team/inherited-trips.service.js';
import { ACTS, type ActName } from './account-acts.js';
import { keepingMail } from './keeping.mails.js';

export interface KeepingWish {
  act: ActName;
  /** The operator who does it; null for the command, which has no login. */
  byId: number | null;
  reason: string | null;
  /** User name or e-mail of the host who owns their trips from now on. */
  heirLogin?: string | undefined;
}

/** What operators do to accounts, by the screen and by the command: it is done, noted and told to the owner, all or nothing. */
@Injectable()
export class AccountKeeper {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly inherited: InheritedTrips,
  ) {}

  /**
   * In the caller's transaction; after its commit the person's open sockets are to be told, and the outbox to be woken.
   * Throws the refusal that stands against it.
   */
  async perform(
    manager: EntityManager,
    userId: number,
    { act, byId, reason, heirLogin }: KeepingWish,
  ): Promise<void> {
    const { action, work, isNotForOneself } = ACTS[act];
    if (isNotForOneself && userId === byId) throw new DomainError('operator.not_yourself');
    // No stronger: hosts who act on a trip write lines in their own name, and this may wait for the trip.
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    if (!user) throw new DomainError('account.not_found');
    const heir = heirLogin === undefined ? null : await findByLogin(manager, heirLogin);
    if (heirLogin !== undefined && !heir) throw new DomainError('account.heir_unfit');
    const now = this.clock.now();
    await work(manager, { user, heir, now, inherited: this.inherited });
    const details = { personId: user.id, byOperator: true };
    await manager.insert(Activity, { at: now, userId: byId, action, reason, details });
    // An address that nobody has proven may be somebody else's.
    if (!user.emailProvenAt) return;
    const data = { userId: user.id, reason };
    await this.outbox.add(manager, {
      kind: keepingMail(act),
      ref: newPublicId(),
      recipient: user.email,
      data,
    });
  }
}
