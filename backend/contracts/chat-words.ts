import { folded } from './fold.js';

/** So many characters can be looked for at once: what a search's box takes, and the server. */
export const CHAT_SEARCH_MAX = 100;

/** So many reports a host's page holds; as they are settled, the next ones come. */
export const REPORTS_AT_ONCE = 100;

/** A longer word is found by its beginning: PostgreSQL keeps no word of more than 2,046 bytes. */
const LONGEST = 200;

// Scripts that put no blank between words: each of their signs is a word, with the marks on it. So is each picture.
const SCRIPTS = ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr', 'Mymr'];
const UNSPACED = `(?=[\\p{L}\\p{N}])[${SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]`;
const PICTURE = '[\\p{Extended_Pictographic}\\p{RI}]';
const APOSTROPHE = "['’‘ʼ`´]";
const SIGN = `(?<sign>${UNSPACED}[\\p{M}\\uff9e\\uff9f]*)|(?<picture>${PICTURE})`;
const SPELLED = `(?:(?!${UNSPACED}|${PICTURE})(?:[\\p{L}\\p{M}\\p{N}\\p{Cf}]|${APOSTROPHE}))+`;
const WORDS = new RegExp(`${SIGN}|${SPELLED}`, 'gu');
const PARTS = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}]${APOSTROPHE})(?!${APOSTROPHE}|$)`, 'u');

/** A word of a text as it is found: folded, and where it stands in the text, from `at` to before `end`. */
export interface ChatWord {
  text: string;
  at: number;
  end: number;
  /** One sign of a script without blanks, or a picture: words are rows of them. */
  isSign: boolean;
  /** What follows an apostrophe, found beside the whole: the "hôtel" of "l’hôtel". */
  isPart: boolean;
}

/**
 * The words by which the chat's search finds a text, in their order. Both the server, which looks, and the browser, which
 * marks what was found, read texts through it: what one finds the other marks. Where it changes, what is stored
 * (`messages.words`) has to be written anew.
 */
export function chatWords(text: string): ChatWord[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: whole, index: at, groups }) => {
    if (groups?.picture) return word(whole, at, whole, { isSign: true });
    const isSign = groups?.sign !== undefined;
    const parts = isSign ? [] : whole.split(PARTS).slice(1);
    let end = at + whole.length;
    const tails = parts.toReversed().flatMap((part) => {
      end -= part.length;
      return word(part, end, folded(part), { isPart: true });
    });
    return [...word(whole, at, folded(whole), { isSign }), ...tails.toReversed()];
  });
}

/** Most are one word; some signs, as "½", are written with several. */
function word(
  typed: string,
  at: number,
  plain: string,
  { isSign = false, isPart = false }: Partial<ChatWord>,
): ChatWord[] {
  const words = plain.normalize('NFC').split(' ').filter(Boolean);
  return words.map((text) => ({
    text: text.slice(0, LONGEST),
    at,
    end: at + typed.length,
    isSign,
    isPart,
  }));
}

/** What somebody looks for: words, and rows of signs that must stand side by side. */
export function searchedFor(query: string): ChatWord[][] {
  const groups: ChatWord[][] = [];
  for (const found of chatWords(query)) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (found.isPart) continue;
    if (last && before?.isSign && found.isSign && before.end === found.at) last.push(found);
    else groups.push([found]);
  }
  return groups;
}
