import { birthProblem, expiryProblem } from './birthDate';
import type { TravellerEntry } from './traveller';

export type TravellerField = keyof TravellerEntry;
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
/** No spaces, one @, a dot in the domain. */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an entry; an empty object when nothing is. */
export function travellerProblems(
  entry: TravellerEntry,
  { sailsOn, endsOn = sailsOn, today }: AgeDays,
): Problems {
  const problems: Problems = {};
  for (const [field, message] of REQUIRED) if (!entry[field].trim()) problems[field] = message;
  if (!problems.email && !SIMPLE_EMAIL.test(entry.email.trim())) {
    problems.email = 'Please enter a valid email address';
  }
  const birth = birthProblem(entry.dateOfBirth, sailsOn, today);
  if (birth) problems.dateOfBirth = birth;
  const expiry = expiryProblem(entry.passportExpiresOn, endsOn, today);
  if (expiry) problems.passportExpiresOn = expiry;
  return problems;
}
