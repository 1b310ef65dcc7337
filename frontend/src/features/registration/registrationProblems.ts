import { INVALID_EMAIL, isMailAddress, mailAddress } from '../../../../backend/contracts/mail-address';
import { LEAST_NAME, nameProblem, SHORT_NAME } from '../../../../backend/contracts/name-problem';
import { plainLine } from '../../../../backend/contracts/plain-line';
import type { RegistrationEntries } from './registration';

/** The fields that can be wrong, in the order of the form. */
export const JUDGED = ['name', 'email', 'phone', 'companion'] as const;
export type JudgedField = (typeof JUDGED)[number];
export type RegistrationProblems = Partial<Record<JudgedField, string>>;

/** What is wrong with the entries, in the words of the specification's section 5; an empty object when nothing is. */
export function registrationProblems({
  name,
  email,
  occupancy,
  companion,
}: Pick<RegistrationEntries, 'name' | 'email' | 'occupancy' | 'companion'>): RegistrationProblems {
  const problems: RegistrationProblems = {};
  const ofName = wholeNameProblem(name);
  if (ofName) problems.name = ofName;
  if (!isMailAddress(mailAddress(email))) problems.email = INVALID_EMAIL;
  const ofCompanion = occupancy === 'double' ? wholeNameProblem(companion) : null;
  if (ofCompanion) problems.companion = ofCompanion;
  return problems;
}

function wholeNameProblem(name: string): string | null {
  const kept = plainLine(name);
  return kept.length < LEAST_NAME ? SHORT_NAME : nameProblem(kept);
}

/** What the server calls a field of the form. */
const SENT_AS: Record<JudgedField, string> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  companion: 'companion.name',
};

/** The server's refusals by field, as far as this form has the field. */
export function problemsOfServer(fields: Record<string, string>): RegistrationProblems {
  const problems = JUDGED.map((field) => [field, fields[SENT_AS[field]]] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}
