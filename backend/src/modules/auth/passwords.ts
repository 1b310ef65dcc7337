import { hash, verify } from '@node-rs/argon2';

/** argon2id (2) with OWASP's parameters: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** What an account holds until its owner has set a password. No password matches it. */
export const NO_PASSWORD = '!';

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not there is an account, so that the time does not tell. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const usable = stored && stored !== NO_PASSWORD ? stored : undefined;
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(usable ?? (await decoy), password);
  return usable !== undefined && matches;
}
