/** Scripts whose letters are joined or kept apart by signs that nobody sees: there these belong to the word. */
const JOINED =
  '[' +
  [
    ...[
      'Arabic',
      'Syriac',
      'Mongolian',
      'Nko',
      'Devanagari',
      'Bengali',
      'Gurmukhi',
      'Gujarati',
      'Oriya',
      'Tamil',
    ],
    ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer'],
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join('') +
  ']';
const AFTER_JOINED = new RegExp(`${JOINED}\\p{M}*$`, 'u');
const BEFORE_JOINED = new RegExp(`^${JOINED}`, 'u');
/** A sign after which another chooses its shape: some names are written with one, and many a picture. */
const SHAPED = /(?:\p{Script=Han}|\p{Script=Mongolian}|\p{Extended_Pictographic})$/u;
const PICTURE = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*$/u;
const KEYCAP = /^\u20e3/;
/** What is looked at on each side of a sign: enough for a letter with its marks, and little whatever is sent. */
const NEAR = 12;

const LINE_ENDS = /[\t-\r\u0085\u2028\u2029\u2800]+/g;
/** Controls, halves of a character, and all that nobody sees or that turns the text around it. */
const UNSEEN = /\p{Cc}|\p{Cs}|[\ufff9-\ufffb]|\p{Default_Ignorable_Code_Point}/gu;
const JOINERS = /[\u200c\u200d]/;
const SHAPES = /\p{Variation_Selector}/u;

/** Far more than any line of a form may have. To put marks in order takes the square of their number. */
const LONGEST = 4_000;

/**
 * A name or another short text as it is kept: one line, one blank between words, each letter in one spelling, and
 * nothing in it that cannot be seen, but what the scripts and pictures need that stand around it. What is longer than any
 * line may be keeps its spelling.
 */
export function plainLine(text: string): string {
  const line = text
    .replace(LINE_ENDS, ' ')
    .replace(UNSEEN, (sign, at: number, whole: string) =>
      isNeeded(sign, whole.slice(Math.max(at - NEAR, 0), at), whole.slice(at + sign.length, at + NEAR))
        ? sign
        : '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > LONGEST ? line : line.normalize('NFC');
}

function isNeeded(sign: string, before: string, after: string): boolean {
  if (SHAPES.test(sign)) return SHAPED.test(before) || KEYCAP.test(after);
  if (!JOINERS.test(sign)) return false;
  const isBetweenLetters = AFTER_JOINED.test(before) && BEFORE_JOINED.test(after);
  return isBetweenLetters || (PICTURE.test(before) && /^\p{Extended_Pictographic}/u.test(after));
}
