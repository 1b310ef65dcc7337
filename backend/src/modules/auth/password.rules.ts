import { LEAST_PASSWORD, tooShort } from '../../../contracts/account-words.js';
import { MOST, tooLong } from '../../../contracts/text-limits.js';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import type { User } from './user.entity.js';

/** What lies beyond adds no doubt and much work: a long password is judged by its beginning. */
const JUDGED = 40;
/** Of zxcvbn's 0 to 4: found within 10^6 guesses (0, 1) is what a patient stranger finds by guessing at the door. */
const SCORE_MIN = 2;

/** Words anybody would try on this site, beside the 30,000 passwords that were found most often elsewhere. */
const OF_THIS_SITE = ['cruise', 'gangway', 'vacation', 'holiday', 'trip', 'guest', 'host', 'cabin', 'ship'];

let judge: ZxcvbnFactory | undefined;

/** Made at the first password: the lists are large, and most processes never need them. */
const theJudge = () =>
  (judge ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, site: OF_THIS_SITE },
    graphs: common.adjacencyGraphs,
    maxLength: JUDGED,
  }));

/**
 * The sentence a weak password is refused with, or null. Length beats composition rules (OWASP ASVS 6.2); `own` are the
 * account's names and address, which a guesser knows.
 */
export function passwordProblem(password: string, own: readonly string[] = []): string | null {
  if (password.length < LEAST_PASSWORD) return tooShort(LEAST_PASSWORD);
  if (password.length > MOST.password) return tooLong(MOST.password);
  const known = own.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  if (theJudge().check(password, known).score < SCORE_MIN)
    return 'This password is easy to guess. Try a few unrelated words';
  return null;
}

/** What a guesser knows of an account. */
export const wordsOf = (account: Pick<User, 'username' | 'email' | 'firstName' | 'lastName'>): string[] => [
  account.username,
  account.email,
  account.firstName,
  account.lastName,
];
