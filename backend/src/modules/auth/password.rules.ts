const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** What guessing programs try first, and words anybody would try on this site. Digits and marks around them do not help. */
const GUESSED_FIRST =
  /^(password|passw0rd|qwerty|qwertz|letmein|welcome|iloveyou|admin|abc|monkey|dragon|football|baseball|sunshine|princess|master|login|cruise|gangway|ensenada|vacation|holiday|trip|guest|host)*$/;

/** The sentence a weak password is refused with, or null. Length beats composition rules (OWASP ASVS 6.2). */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters`;
  if (password.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters`;
  const core = password.toLowerCase().replace(/[^a-z]/g, '');
  const repeated = new Set(password).size < 4;
  if (repeated || GUESSED_FIRST.test(core))
    return 'This password is easy to guess. Try a few unrelated words';
  return null;
}
