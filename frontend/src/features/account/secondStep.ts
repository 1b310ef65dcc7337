import { isRefusal } from '../../api/errors';

/** What an account has beside its password; recovery codes there are with both. */
export interface Ways {
  passkey: boolean;
  app: boolean;
}

/** What is asked of who gave the right password, where the account has a second step. */
export function secondStepOf(error: unknown): Ways | null {
  if (!isRefusal(error, 'auth.second_step')) return null;
  return { passkey: error.details.passkey === true, app: error.details.app === true };
}
