/**
 * Letters of their own that no decomposition leads back to what another keyboard types for them, and the sigma that ends a
 * word.
 */
const TYPED: Record<string, string> = {
  ς: 'σ',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};
const OWN_LETTERS = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu');
/** Marks that stand on letters of several scripts, and the points of Hebrew; those of kana make other letters. */
const MARKS = /(?![\u3099\u309a])[\p{Script=Inherited}\u0591-\u05c7]/gu;
/** Apostrophes, and letters that are written like one. */
const APOSTROPHES = /['’‘ʼʻ`\u2032\u02b0-\u02ff\ua78b\ua78c]/gu;
/** Decomposed it is a blank with a mark. */
const ACUTE = /´/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/**
 * A text as it is compared and found: small letters and digits without accents, whatever keyboard they came from, with
 * one blank between words. The database has the same as `folded(text)`.
 */
export function folded(text: string): string {
  return text
    .replace(ACUTE, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, '')
    .replace(MARKS, '')
    .replace(OWN_LETTERS, (letter) => TYPED[letter] ?? letter)
    .replace(/[^\p{Alphabetic}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** What a search asks for: each part is looked for by itself, so that "Halloran, Tess" finds Tess Halloran. */
export function searchParts(asked: string): string[] {
  return asked.split(/[\s,;]+/).filter(Boolean);
}

/**
 * Whether a search finds something by what is written of it, folded: all of the parts are in it. A search for nothing
 * finds everything, one for signs alone finds nothing.
 */
export function finds(asked: string): (foldedText: string) => boolean {
  const parts = searchParts(asked);
  const words = parts.map(folded).filter(Boolean);
  if (parts.length === 0) return () => true;
  return (text) => words.length > 0 && words.every((word) => text.includes(word));
}
