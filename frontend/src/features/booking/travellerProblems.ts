import { isMailAddress, mailAddress } from '../../../../backend/contracts/mail-address';
import { nameProblem } from '../../../../backend/contracts/person-name';
import { plainLine } from '../../../../backend/contracts/plain-line';
import { birthProblem, expiryProblem } from './birthDate';
import type { TravellerEntry } from './traveller';

export type TravellerField = Exclude<keyof TravellerEntry, 'hasOneName'>;
/** The sentence of each field that needs another look. */
export type Problems = Partial<Record<TravellerField, string>>;

/** The days an age is judged by, `YYYY-MM-DD` in the trip's zone. */
export interface AgeDays {
  sailsOn: string;
  /** The trip's last day, where a passport is judged. */
  endsOn?: string | undefined;
  today: string;
}

/** In the order of the form; messages of the specification's section 5. */
const REQUIRED: readonly [Exclude<TravellerField, 'dateOfBirth' | 'passportExpiresOn'>, string][] = [
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['email', 'Email is required'],
  ['phone', 'Phone number is required'],
  ['emergencyContactName', 'Emergency contact name is required'],
  ['emergencyContactPhone', 'Emergency contact phone is required'],
  ['emergencyContactRelation', 'Emergency contact relation is required'],
];

const NAMES = ['firstName', 'lastName', 'emergencyContactName'] as const;

/** What is wrong with an entry; an empty object when nothing is. */
export function travellerProblems(
  entry: TravellerEntry,
  { sailsOn, endsOn = sailsOn, today }: AgeDays,
): Problems {
  const problems: Problems = {};
  for (const [field, message] of REQUIRED) if (!plainLine(entry[field])) problems[field] = message;
  if (entry.hasOneName) delete problems.lastName;
  for (const field of NAMES) {
    const problem = nameProblem(plainLine(entry[field]));
    if (problem) problems[field] = problem;
  }
  if (!problems.email && !isMailAddress(mailAddress(entry.email))) {
    problems.email = 'Please enter a valid email address';
  }
  const birth = birthProblem(entry.dateOfBirth, sailsOn, today);
  if (birth) problems.dateOfBirth = birth;
  const expiry = expiryProblem(entry.passportExpiresOn, endsOn, today);
  if (expiry) problems.passportExpiresOn = expiry;
  return problems;
}
