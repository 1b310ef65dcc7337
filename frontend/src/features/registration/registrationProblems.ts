import { INVALID_EMAIL, isMailAddress, mailAddress } from '../../../../backend/contracts/mail-address';
import { LEAST_NAME, nameProblem, SHORT_NAME } from '../../../../backend/contracts/name-problem';
import { plainLine } from '../../../../backend/contracts/plain-line';
import type { RegistrationEntries } from './registration';

/** The fields that can be wrong, in the order of the form. */
export const JUDGED = ['name', 'email', 'phone'] as const;
export type JudgedField = (typeof JUDGED)[number];
export type RegistrationProblems = Partial<Record<JudgedField, string>>;

/** What is wrong with the entries, in the words of the specification's section 5; an empty object when nothing is. */
export function registrationProblems({
  name,
  email,
}: Pick<RegistrationEntries, 'name' | 'email'>): RegistrationProblems {
  const problems: RegistrationProblems = {};
  const kept = plainLine(name);
  const ofName = kept.length < LEAST_NAME ? SHORT_NAME : nameProblem(kept);
  if (ofName) problems.name = ofName;
  if (!isMailAddress(mailAddress(email))) problems.email = INVALID_EMAIL;
  return problems;
}

/** The server's refusals by field, as far as this form has the field. */
export function problemsOfServer(fields: Record<string, string>): RegistrationProblems {
  return Object.fromEntries(JUDGED.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
}
