/** The server's own minimum (backend, auth/password.rules.ts); it also refuses passwords that are guessed first. */
const PASSWORD_MIN = 8;
/** The specification's minimum for the repeated password. */
const CONFIRM_MIN = 6;

export const PASSWORD_RULE = `At least ${PASSWORD_MIN} characters. A few unrelated words make a good one.`;

/** What is wrong with a new password as far as the browser can tell; undefined when nothing is. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Password is required';
  return password.length < PASSWORD_MIN ? `Use at least ${PASSWORD_MIN} characters` : undefined;
}

/** What is wrong with the repeated password; undefined when nothing is. */
export function confirmProblem(confirm: string, password: string): string | undefined {
  if (confirm.length < CONFIRM_MIN) return `Use at least ${CONFIRM_MIN} characters`;
  return confirm === password ? undefined : "Passwords don't match";
}
