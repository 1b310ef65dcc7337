import {
  LEAST_PASSWORD,
  LEAST_REPEATED,
  NO_PASSWORD,
  PASSWORDS_DIFFER,
  tooShort,
} from '../../../../backend/contracts/account-words';

export const PASSWORD_RULE = `At least ${LEAST_PASSWORD} characters. A few unrelated words make a good one.`;

/** What is wrong with a new password as far as the browser can tell; undefined when nothing is. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return NO_PASSWORD;
  return password.length < LEAST_PASSWORD ? tooShort(LEAST_PASSWORD) : undefined;
}

/** What is wrong with the repeated password; undefined when nothing is. */
export function confirmProblem(confirm: string, password: string): string | undefined {
  if (confirm.length < LEAST_REPEATED) return tooShort(LEAST_REPEATED);
  return confirm === password ? undefined : PASSWORDS_DIFFER;
}
