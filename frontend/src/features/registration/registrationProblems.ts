import type { RegistrationEntries } from './registration';

/** The fields that can be wrong, in the order of the form. */
export const JUDGED = ['name', 'email', 'phone'] as const;
export type JudgedField = (typeof JUDGED)[number];
export type RegistrationProblems = Partial<Record<JudgedField, string>>;

/** No spaces, one @, a dot in the domain. */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SHORTEST_NAME = 2;

/** What is wrong with the entries, in the words of the specification's section 5; an empty object when nothing is. */
export function registrationProblems({
  name,
  email,
}: Pick<RegistrationEntries, 'name' | 'email'>): RegistrationProblems {
  const problems: RegistrationProblems = {};
  if (name.trim().length < SHORTEST_NAME) problems.name = 'Name must be at least 2 characters';
  if (!SIMPLE_EMAIL.test(email.trim())) problems.email = 'Invalid email address';
  return problems;
}

/** The server's refusals by field, as far as this form has the field. */
export function problemsOfServer(fields: Record<string, string>): RegistrationProblems {
  return Object.fromEntries(JUDGED.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
}
