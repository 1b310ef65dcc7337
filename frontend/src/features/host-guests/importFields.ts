import type { ImportCheck } from '../../api/host/hostGuests';

export type ImportField = keyof ImportCheck['columns'];

/** What a column of a file may hold. */
export const IMPORT_FIELDS: readonly { id: ImportField; word: string }[] = [
  { id: 'name', word: 'Name' },
  { id: 'firstName', word: 'First name' },
  { id: 'lastName', word: 'Last name' },
  { id: 'email', word: 'Email' },
  { id: 'phone', word: 'Phone' },
  { id: 'cabin', word: 'Cabin' },
  { id: 'occupancy', word: 'Occupancy' },
  { id: 'companion', word: 'Companion' },
  { id: 'companionEmail', word: "Companion's email" },
  { id: 'plan', word: 'Payment plan' },
];

/** Whether there is a column for what every guest has: without it no line is read. */
export function hasNeeded({ name, firstName, lastName, email }: ImportCheck['columns']): boolean {
  return email !== undefined && (name ?? firstName ?? lastName) !== undefined;
}
