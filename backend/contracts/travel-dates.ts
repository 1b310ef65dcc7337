/** Travellers are at least this old on the day of sailing, where their trip does not ask for more. Specification, section 9. */
export const ADULT_YEARS = 18;
/** More than this no trip asks for. */
export const MOST_MINIMUM_AGE = 99;
/** Nobody alive was born earlier. */
const EARLIEST_BIRTH = '1900-01-01';

/** What the years of a traveller are judged by: days of the trip's zone, `YYYY-MM-DD`. */
export interface AgeRule {
  sailsOn: string;
  today: string;
  /** Years on the day of sailing. */
  minimumAge: number;
}

/** What who is younger is told. */
export const tooYoung = ({ minimumAge }: Pick<AgeRule, 'minimumAge'>): string =>
  `Travellers must be ${minimumAge} or older on the day of sailing`;
export const NO_BIRTH_DATE = 'Enter a real date of birth';
export const NO_EXPIRY = 'Enter the month, the day and the year your passport expires';

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The sentence a birth date is refused with, or null. */
export function birthDateProblem(dateOfBirth: string, rule: AgeRule): string | null {
  if (!isDay(dateOfBirth) || dateOfBirth < EARLIEST_BIRTH) return NO_BIRTH_DATE;
  if (dateOfBirth >= rule.today) return 'Date of birth must be in the past';
  const comesOfAge = `${Number(dateOfBirth.slice(0, 4)) + rule.minimumAge}${dateOfBirth.slice(4)}`;
  return comesOfAge > rule.sailsOn ? tooYoung(rule) : null;
}

/** The sentence a passport's last day is refused with, or null. Days as in {@link AgeRule}. */
export function expiryProblem(expiresOn: string, endsOn: string, today: string): string | null {
  if (!isDay(expiresOn)) return NO_EXPIRY;
  if (expiresOn < today) return 'This passport has expired';
  return expiresOn < endsOn ? 'This passport expires before the trip ends' : null;
}
