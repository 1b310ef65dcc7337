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

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
