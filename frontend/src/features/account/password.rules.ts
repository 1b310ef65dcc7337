import { LEAST_PASSWORD, NO_PASSWORD, tooShort } from '../../../../backend/contracts/account-words';

export const PASSWORD_RULE = `At least ${LEAST_PASSWORD} characters. A few unrelated words make a good one.`;

/** What is wrong with a new password as far as the browser can tell; undefined when nothing is. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return NO_PASSWORD;
  return password.length < LEAST_PASSWORD ? tooShort(LEAST_PASSWORD) : undefined;
}
