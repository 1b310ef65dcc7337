import { ageOn } from '../../../../contracts/days.js';
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
  const ages = guests.flatMap(({ dateOfBirth }) =>
    dateOfBirth ? [ageOn({ bornOn: dateOfBirth, day: today })] : [],
  );
  const years = ages.reduce((sum, age) => sum + age, 0);
  return {
    totalGuests: guests.length,
    confirmed,
    pending: guests.length - confirmed,
    countries: countries.size,
    averageAge: ages.length < FEWEST_AGES ? null : Math.round(years / ages.length),
  };
}
