import {
  type AgeRule,
  birthDateProblem,
  expiryProblem,
  isDay,
  NO_BIRTH_DATE,
  NO_EXPIRY,
  tooYoung,
} from '../../../../../backend/contracts/travel-dates';
import { TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';

/** A date of birth as people type it: three texts. */
export interface BirthEntry {
  month: string;
  day: string;
  year: string;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const two = (value: number) => String(value).padStart(2, '0');

/** 1 to 12 from "3", "03", "Mar", "Mar." or "March"; null when it is no month. */
export function monthOf(text: string): number | null {
  const entered = text.trim().toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(entered))
    return Number(entered) >= 1 && Number(entered) <= 12 ? Number(entered) : null;
  const index = entered.length >= 3 ? MONTHS.findIndex((name) => name.startsWith(entered)) : -1;
  return index < 0 ? null : index + 1;
}

/** `YYYY-MM-DD` of what was typed; null when it is not a day of the calendar. */
export function birthDay({ month, day, year }: BirthEntry): string | null {
  const monthNumber = monthOf(month);
  if (!monthNumber || !/^\d{1,2}$/.test(day.trim()) || !/^\d{4}$/.test(year.trim())) return null;
  const date = `${year.trim()}-${two(monthNumber)}-${two(Number(day))}`;
  return isDay(date) ? date : null;
}

/** What was typed, from `YYYY-MM-DD` or from what was kept of it; three empty texts from anything else. */
export function birthEntry(from: unknown): BirthEntry {
  if (typeof from === 'object') return { month: '', day: '', year: '', ...from };
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(typeof from === 'string' ? from : '') ?? [];
  return { month: month && String(Number(month)), day: day && String(Number(day)), year };
}

const WHICH_MONTH = 'Enter the month of birth as a number or a name, such as 3 or March';

/** Whatever the day is: nobody corrects a month to read then that they are too young. */
function isTooYoung(year: string, { sailsOn, minimumAge }: AgeRule): boolean {
  return /^\d{4}$/.test(year.trim()) && Number(year) + minimumAge > Number(sailsOn.slice(0, 4));
}

/** The sentence a date of birth is refused with, or null. */
export function birthProblem(entry: BirthEntry, rule: AgeRule): string | null {
  const { month, day, year } = entry;
  if (![month, day, year].some((part) => part.trim())) return TRAVELLER_FIELDS.dateOfBirth.required;
  if (!month.trim() || !day.trim() || !year.trim()) return 'Date of birth needs a month, a day and a year';
  if (!monthOf(month)) return isTooYoung(year, rule) ? `${WHICH_MONTH}. ${tooYoung(rule)}` : WHICH_MONTH;
  if (!/^\d{4}$/.test(year.trim())) return 'Enter the year of birth with four digits';
  const born = birthDay(entry);
  return born ? birthDateProblem(born, rule) : NO_BIRTH_DATE;
}

/** The sentence a passport's last day is refused with, or null; nothing entered is nothing wrong. */
export function passportProblem(entry: BirthEntry, endsOn: string, today: string): string | null {
  const parts = [entry.month, entry.day, entry.year].filter((part) => part.trim());
  if (parts.length === 0) return null;
  const expiresOn = birthDay(entry);
  return expiresOn ? expiryProblem(expiresOn, endsOn, today) : NO_EXPIRY;
}
