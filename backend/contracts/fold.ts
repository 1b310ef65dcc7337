/** Letters of their own that no decomposition leads back to what another keyboard types for them. */
const TYPED: Record<string, string> = {
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
const APOSTROPHES = /['’‘ʼʻ`´\u02b0-\u02ff\ua78b\ua78c]/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/**
 * A text as it is compared and found: small letters and digits without accents, whatever keyboard they came from, with
 * one blank between words.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, '')
    .replace(MARKS, '')
    .replace(OWN_LETTERS, (letter) => TYPED[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
