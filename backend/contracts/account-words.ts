/** What is said of the forms of an account. */
export const NO_LOGIN = 'Enter your username or email';
export const NO_USERNAME = 'Username is required';
/** Of the present password. */
export const ASK_PASSWORD = 'Enter your password';
/** Of a new one. */
export const NO_PASSWORD = 'Password is required';
export const PASSWORDS_DIFFER = "Passwords don't match";
export const NO_CODE = 'Enter a code';
export const CONFIRM_ERASURE = 'Tick the box to confirm';
export const LOGIN_FAILED = 'Please check your login details. Host or guest credentials required.';

/** Characters of a new password; one that is guessed first is refused whatever its length. */
export const LEAST_PASSWORD = 8;
/** Characters of the repeated one: the specification's minimum. */
export const LEAST_REPEATED = 6;
export const tooShort = (least: number): string => `Use at least ${least} characters`;

/** What is wrong with the repeated password: that it differs comes first, as its length says nothing then. */
export function repeatProblem(repeated: string, password: string): string | undefined {
  if (repeated !== password) return PASSWORDS_DIFFER;
  return repeated.length < LEAST_PASSWORD ? tooShort(LEAST_PASSWORD) : undefined;
}
