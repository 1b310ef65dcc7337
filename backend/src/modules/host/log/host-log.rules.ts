import { longDay } from '../../../platform/clock/long-day.js';
import { dollars } from '../../bookings/quote/money-text.js';

type Detail = string | number | boolean;

const OF_ROWS = /(^id|Id|Ref|Hash)$/;
const OF_MONEY = /Cents$/;
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What is told in names of the code: which fields, which kind. What somebody typed is told as they typed it. */
const OF_WORDS = /^(fields|columns|kind|status|means)$/;
const NAME_OF_CODE = /^[a-z]+([A-Z_][A-Za-z_]*)?$/;

/**
 * What an act was done on, in words. Numbers that name rows tell people nothing; amounts are for who has the right to
 * the trip's money.
 */
export function aboutOf(details: Record<string, Detail>, mayMoney: boolean): string {
  return Object.entries(details)
    .filter(([key]) => !OF_ROWS.test(key) && (mayMoney || !OF_MONEY.test(key)))
    .map(([key, value]) => `${wordsOf(key.replace(OF_MONEY, ''))}: ${valueOf(key, value)}`)
    .join('; ');
}

function valueOf(key: string, value: Detail): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && A_DAY.test(value)) return longDay(value);
  if (typeof value === 'number') return OF_MONEY.test(key) ? dollars(value) : String(value);
  return OF_WORDS.test(key) ? value.split(', ').map(plainOf).join(', ') : value;
}

const plainOf = (word: string) => (NAME_OF_CODE.test(word) ? wordsOf(word) : word);

/** `giveBack` reads "give back". */
function wordsOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
}
