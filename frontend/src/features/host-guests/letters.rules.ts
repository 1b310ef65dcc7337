/** In what a file may be written that does not say so: what Windows programs save as a plain "CSV" or "text", by language. */
export const LETTERS = {
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1257': 'Baltic',
  shift_jis: 'Japanese',
  gb18030: 'Chinese, simplified',
  big5: 'Chinese, traditional',
  'euc-kr': 'Korean',
  macintosh: 'Mac, Western European',
} as const;
export type Letters = keyof typeof LETTERS;

/** In this order: what fits two of them is rather the first. */
const GUESSED: readonly Letters[] = ['windows-1252', 'windows-1250', 'windows-1251', 'shift_jis'];

/** A sign that stands in no word, beside a letter: £ucja. */
const SIGN = '[\\u0080-\\u009f¢£¤¥¦§¨©¬®¯±²³¶¸¹»¼½¾×÷ƒ‚„•™‰†‡ˆ˜\\ufffd]';
const SIGN_IN_WORD = new RegExp(`${SIGN}\\p{L}|\\p{L}${SIGN}|\\ufffd`, 'gu');
/** Words without one plain letter: what Western letters make of Cyrillic. */
const ACCENTS_ALONE = /(?<!\p{L})[\u00c0-\u024f]{3,}(?!\p{L})/gu;
/** Letters of two scripts in a word: what others make of Western letters with accents. */
const MIXED = /[a-z][\u0400-\u04ff\u3000-\u9fff\uff61-\uff9f]|[\u0400-\u04ff][a-z]/giu;

/** The bytes as text; those that these letters do not have are \ufffd. */
export function inLetters(bytes: Uint8Array, letters: Letters): string {
  return new TextDecoder(letters).decode(bytes);
}

/** In which letters a file that is no UTF-8 was most likely written. Who looks at its names knows better. */
export function guessLetters(bytes: Uint8Array): Letters {
  const [best] = GUESSED.map((letters) => ({
    letters,
    oddness: oddness(inLetters(bytes, letters)),
  })).toSorted((a, b) => a.oddness - b.oddness);
  return best?.letters ?? 'windows-1252';
}

/** How many things stand in a text that no list of names has. */
function oddness(text: string): number {
  return [SIGN_IN_WORD, ACCENTS_ALONE, MIXED].reduce((sum, what) => sum + (text.match(what)?.length ?? 0), 0);
}
