const ADULT_YEARS = 18;
/** Nobody alive was born earlier. */
const EARLIEST_BIRTH = '1900-01-01';

/** The sentence a birth date is refused with, or null. Travellers are 18 or older on sailing day (specification 9). */
export function birthDateProblem(dateOfBirth: string, sailsOn: string, today: string): string | null {
  if (!isDate(dateOfBirth)) return 'Enter a real date of birth';
  if (dateOfBirth >= today) return 'Date of birth must be in the past';
  if (dateOfBirth < EARLIEST_BIRTH) return 'Enter the year of birth with four digits';
  const eighteenth = `${Number(dateOfBirth.slice(0, 4)) + ADULT_YEARS}${dateOfBirth.slice(4)}`;
  return eighteenth > sailsOn ? 'Travellers must be 18 or older on the day of sailing' : null;
}

/** The days a traveller's own dates are judged by, `YYYY-MM-DD` in the trip's zone. */
export interface TravelDays {
  sailsOn: string;
  endsOn: string;
  today: string;
}

/** The sentence a passport's last day is refused with, or null. */
function expiryProblem(expiresOn: string, { endsOn, today }: Omit<TravelDays, 'sailsOn'>): string | null {
  if (!isDate(expiresOn)) return 'Enter the day your passport expires';
  if (expiresOn < today) return 'This passport has expired';
  return expiresOn < endsOn ? 'This passport expires before the trip ends' : null;
}

/**
 * What only the trip's days can say about a traveller, by field: the same for who books and for who changes their
 * details later. What is absent is not judged.
 */
export function travellerProblems(
  traveller: { dateOfBirth?: string; passportExpiresOn?: string },
  days: TravelDays,
): Record<string, string> {
  const { dateOfBirth, passportExpiresOn } = traveller;
  const birth = dateOfBirth ? birthDateProblem(dateOfBirth, days.sailsOn, days.today) : null;
  const expiry = passportExpiresOn ? expiryProblem(passportExpiresOn, days) : null;
  return { ...(birth && { dateOfBirth: birth }), ...(expiry && { passportExpiresOn: expiry }) };
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
