import { isSameAddress } from '../../../../contracts/mail-address.js';
import { NO_PASSWORD } from '../../auth/passwords.js';
import type { User } from '../../auth/user.entity.js';

/**
 * How a traveller gets in: not at all yet, by a mail nobody has used, by an account with the booking's address, or by one
 * with another address.
 */
export type LoginState = 'none' | 'sent' | 'in_use' | 'elsewhere';

/** @param user whose account the traveller's place is in. */
export function loginState(user: Pick<User, 'email' | 'password'> | null, address: string): LoginState {
  if (!user) return 'none';
  if (!isInUse(user)) return 'sent';
  return isSameAddress(user.email, address) ? 'in_use' : 'elsewhere';
}

/** Who has chosen a password has read the mail to the address, or had the account before. */
export const isInUse = ({ password }: Pick<User, 'password'>): boolean => password !== NO_PASSWORD;
