import { DateTime } from 'luxon';

/** Somebody of the demo. All are made up, and their addresses are of a domain reserved for examples (RFC 2606). */
export interface Person {
  firstName: string;
  lastName: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  /** What the others may read about them in the guest list. */
  interests?: readonly string[];
  /** Only for people with an account. */
  username?: string;
}

export type Named = Pick<Person, 'firstName' | 'lastName'>;

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`;
}

export function emailOf({ firstName, lastName }: Named): string {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[^A-Za-z.]/g, '');
  return `${plain.toLowerCase()}@example.com`;
}

/** The instant of a local date and time such as `2025-05-30T19:20` in a zone. */
export function instant(local: string, timeZone: string): Date {
  return DateTime.fromISO(local, { zone: timeZone }).toJSDate();
}
