import { type EntityManager, IsNull } from 'typeorm';
import { OneTimeLink } from '../one-time-link.entity.js';
import { Session } from '../session.entity.js';
import { User } from '../user.entity.js';

/** Logs a person out everywhere: open sockets follow within moments, for every node asks again and again who is still in. */
export async function endAccess(manager: EntityManager, userId: number): Promise<void> {
  await manager.delete(Session, { userId });
  // A link in a mailbox would be a way back in.
  await manager.delete(OneTimeLink, { userId, usedAt: IsNull() });
}

/** Nobody logs in to the account until it is opened again; bookings, money and messages stay as they are. */
export async function closeAccount(manager: EntityManager, userId: number): Promise<void> {
  await manager.update(User, { id: userId }, { isActive: false });
  await endAccess(manager, userId);
}

/** Lets the person log in again with the password they had. */
export async function reopenAccount(manager: EntityManager, userId: number): Promise<void> {
  await manager.update(User, { id: userId, erasedAt: IsNull() }, { isActive: true });
}
