import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { closeAccount, endAccess, reopenAccount } from '../../auth/account/account-keeping.js';
import { forgetFactors } from '../../auth/factors/factor-keeping.js';
import { HostRequest } from '../../auth/host-request.entity.js';
import { User } from '../../auth/user.entity.js';
import { takeHostRole, tripsOwned } from '../team/host-role.js';
import type { InheritedTrips } from '../team/inherited-trips.service.js';

/** What an operator does to an account, by the names of the screen and of the command. */
export const ACT_NAMES = [
  'close',
  'reopen',
  'end-sessions',
  'reset-factors',
  'make-host',
  'take-host',
  'make-operator',
  'take-operator',
] as const;
export type ActName = (typeof ACT_NAMES)[number];

interface ActOn {
  user: User;
  now: Date;
  /** Who owns their trips from now on, where a host who owns some becomes a guest. */
  heir: User | null;
  inherited: InheritedTrips;
}

interface Act {
  /** What the activity log calls it. */
  action: string;
  work: (manager: EntityManager, on: ActOn) => Promise<void>;
  /** Whoever does it to their own account may not come in again. */
  isNotForOneself?: true;
}

export const ACTS: Record<ActName, Act> = {
  close: { action: 'account.closed', work: close, isNotForOneself: true },
  reopen: { action: 'account.reopened', work: reopen },
  'end-sessions': {
    action: 'account.sessions_ended',
    work: (manager, { user }) => endAccess(manager, user.id),
  },
  'reset-factors': { action: 'account.factors_reset', work: resetFactors },
  'make-host': { action: 'host.role_given', work: makeHost },
  'take-host': { action: 'host.role_taken', work: takeHost },
  'make-operator': { action: 'operator.role_given', work: makeOperator },
  'take-operator': { action: 'operator.role_taken', work: takeOperator, isNotForOneself: true },
};

async function close(manager: EntityManager, { user }: ActOn): Promise<void> {
  if (!user.isActive) throw new DomainError('account.closed');
  if (user.isOperator) await assertAnotherOperator(manager, user.id);
  await closeAccount(manager, user.id);
}

async function reopen(manager: EntityManager, { user }: ActOn): Promise<void> {
  if (user.erasedAt) throw new DomainError('account.erased');
  if (user.isActive) throw new DomainError('account.open');
  await reopenAccount(manager, user.id);
}

async function resetFactors(manager: EntityManager, { user }: ActOn): Promise<void> {
  await forgetFactors(manager, user.id);
  await endAccess(manager, user.id);
}

async function makeHost(manager: EntityManager, { user, now }: ActOn): Promise<void> {
  assertFit(user);
  if (user.role === 'host') throw new DomainError('account.host_already');
  await manager.update(User, { id: user.id }, { role: 'host' });
  const decided = { status: 'approved' as const, decidedAt: now };
  await manager.update(HostRequest, { userId: user.id, status: 'pending' }, decided);
  await endAccess(manager, user.id);
}

async function takeHost(manager: EntityManager, { user, heir, now, inherited }: ActOn): Promise<void> {
  if (user.role !== 'host') throw new DomainError('account.no_host');
  const owned = [...(await tripsOwned(manager, user.id)).values()];
  if (heir && (heir.role !== 'host' || !heir.isActive || heir.id === user.id))
    throw new DomainError('account.heir_unfit');
  if (owned.length > 0 && !heir) throw new DomainError('account.heir_needed', { trips: owned.join(', ') });
  const trips = await takeHostRole(manager, { userId: user.id, heirId: heir?.id ?? null, now });
  if (heir) await inherited.tell(manager, { trips, before: user, heir });
}

async function makeOperator(manager: EntityManager, { user }: ActOn): Promise<void> {
  assertFit(user);
  await manager.update(User, { id: user.id }, { isOperator: true });
  await endAccess(manager, user.id);
}

async function takeOperator(manager: EntityManager, { user }: ActOn): Promise<void> {
  if (!user.isOperator) throw new DomainError('operator.is_none');
  await assertAnotherOperator(manager, user.id);
  await manager.update(User, { id: user.id }, { isOperator: false });
  await endAccess(manager, user.id);
}

function assertFit(user: User): void {
  if (!user.isActive) throw new DomainError('account.closed');
  if (!user.emailProvenAt) throw new DomainError('account.unproven');
}

/** Two operators who remove one another in the same moment wait for each other here. */
async function assertAnotherOperator(manager: EntityManager, userId: number): Promise<void> {
  const operators = await manager.find(User, {
    where: { isOperator: true, isActive: true },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  if (!operators.some(({ id }) => id !== userId)) throw new DomainError('operator.last');
}
