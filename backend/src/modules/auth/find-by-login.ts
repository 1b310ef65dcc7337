import type { EntityManager } from 'typeorm';
import { mailAddress } from '../../../contracts/mail-address.js';
import { plainLine } from '../../../contracts/plain-line.js';
import { User } from './user.entity.js';

/** By user name or e-mail, whatever the case and however the address is spelled; null when nobody has it. */
export function findByLogin(manager: EntityManager, login: string): Promise<User | null> {
  return manager
    .createQueryBuilder(User, 'u')
    .where('lower(u.username) = lower(:name) OR lower(u.email) = lower(:email)', {
      name: plainLine(login),
      email: mailAddress(login),
    })
    .orderBy('u.id')
    .getOne();
}
