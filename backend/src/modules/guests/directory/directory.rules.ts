import type { GuestStatus } from '../../bookings/booking.rules.js';

/** Of fewer known birth dates an average would tell somebody's age. */
const FEWEST_AGES = 5;

/** A guest of the trip, as far as the sums need them. */
export interface Counted {
  status: GuestStatus;
  /** ISO 3166 alpha-2. */
  country: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
}

export interface DirectoryStats {
  totalGuests: number;
  confirmed: number;
  pending: number;
  countries: number;
  averageAge: number | null;
}

/** The sums over the guests who keep a place. `averageAge` is whole years, null where it would tell somebody's age. */
export function directoryStats(guests: readonly Counted[], today: string): DirectoryStats {
  const confirmed = guests.filter(({ status }) => status === 'confirmed').length;
  const countries = new Set(guests.flatMap(({ country }) => country ?? []));
  const ages = guests.flatMap(({ dateOfBirth }) => (dateOfBirth ? [ageOn(today, dateOfBirth)] : []));
  const years = ages.reduce((sum, age) => sum + age, 0);
  return {
    totalGuests: guests.length,
    confirmed,
    pending: guests.length - confirmed,
    countries: countries.size,
    averageAge: ages.length < FEWEST_AGES ? null : Math.round(years / ages.length),
  };
}

/** Whole years of somebody born on a day, on another day; both `YYYY-MM-DD`. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
