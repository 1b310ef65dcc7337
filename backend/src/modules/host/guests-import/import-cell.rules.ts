import { folded } from '../../../../contracts/fold.js';

/** What a spreadsheet writes where it failed, in its language: #REF!, #N/A, #NAME?, #BEZUG!. */
const FAILED = /^#[¿¡]?\p{Lu}[\p{Lu}\d/]+[!?]?$/u;
/** A number of a telephone as a spreadsheet shortens it: what is lost is lost. */
const SHORTENED = /^\d([.,]\d+)?E\+\d+$/i;
/** A number of a telephone that a spreadsheet took for a count of something. */
const COUNTED = /^(\+?\d+)[.,]0+$/;
/** What stands after a name with a comma, and is no first name. */
const SUFFIX = /^(jr|sr|ii|iii|iv|md|phd|esq|dds|rn)\b/i;

/** More than a cell about a guest holds. What compares texts takes the square of a long one's time. */
export const LONGEST_CELL = 1_000;

/** Why a cell is not looked at; null for any other. */
export function longCell({ length }: string): string | null {
  return length > LONGEST_CELL
    ? `A cell has more than ${LONGEST_CELL.toLocaleString('en-US')} characters`
    : null;
}

/** Why a cell says nothing of a guest, whatever it was meant to say; null for any other. */
export function failedCell(text: string): string | null {
  if (FAILED.test(text)) return `A cell holds the spreadsheet's error ${text}`;
  return SHORTENED.test(text) ? `The spreadsheet has shortened a number to ${text}` : null;
}

/** A telephone number as it was before a spreadsheet took it for a count. */
export function dialled(text: string): string {
  return text.replace(COUNTED, '$1');
}

/** "Halloran, Tess" as one writes it elsewhere; what stands after the comma may be no first name. */
export function inOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(/\s*,\s*/);
  return last && first && more.length === 0 && !SUFFIX.test(first) ? `${first} ${last}` : name;
}

/** The whole name: some lists have a first or a last name beside a "Name" that holds but the other half of it. */
export function wholeName(name: string, first: string, last: string): string {
  if (!name || (first && last)) return name || [first, last].filter(Boolean).join(' ');
  const words = folded(name).split(' ');
  const isIn = (part: string) =>
    folded(part)
      .split(' ')
      .every((word) => words.includes(word));
  return [isIn(first) ? '' : first, name, isIn(last) ? '' : last].filter(Boolean).join(' ');
}
