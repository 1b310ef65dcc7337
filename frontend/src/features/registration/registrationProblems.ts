import { isMailAddress, mailAddress } from '../../../../backend/contracts/mail-address';
import { nameProblem } from '../../../../backend/contracts/person-name';
import { plainLine } from '../../../../backend/contracts/plain-line';
import type { RegistrationEntries } from './registration';

/** The fields that can be wrong, in the order of the form. */
export const JUDGED = ['name', 'email', 'phone'] as const;
export type JudgedField = (typeof JUDGED)[number];
export type RegistrationProblems = Partial<Record<JudgedField, string>>;

const SHORTEST_NAME = 2;

/** What is wrong with the entries, in the words of the specification's section 5; an empty object when nothing is. */
export function registrationProblems({
  name,
  email,
}: Pick<RegistrationEntries, 'name' | 'email'>): RegistrationProblems {
  const problems: RegistrationProblems = {};
  const kept = plainLine(name);
  const ofName = kept.length < SHORTEST_NAME ? 'Name must be at least 2 characters' : nameProblem(kept);
  if (ofName) problems.name = ofName;
  if (!isMailAddress(mailAddress(email))) problems.email = 'Invalid email address';
  return problems;
}

/** The server's refusals by field, as far as this form has the field. */
export function problemsOfServer(fields: Record<string, string>): RegistrationProblems {
  return Object.fromEntries(JUDGED.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
}
