import { newToken } from '../platform/security/tokens.js';
import { hashPassword } from '../modules/auth/passwords.js';

/** What an account holds whose owner has chosen a password that nobody else is told: nobody of the demo logs in with it. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken());
