const MAX_WORDS = 8;

/**
 * What to ask PostgreSQL for when somebody looks for `text`: all its words, each by its beginning. Null when it holds no
 * word. Only letters and digits go through, so nothing typed is an operator.
 */
export function searchQuery(text: string): string | null {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu);
  return words
    ? words
        .slice(0, MAX_WORDS)
        .map((word) => `'${word}':*`)
        .join(' & ')
    : null;
}
