/** A word as PostgreSQL's text search is written. Only for words of letters, digits and pictures: nothing is escaped. */
export const lexeme = (word: string): string => `'${word}'`;

/** Words in their places as PostgreSQL's `tsvector` is written. Its own parser takes no part: it splits texts its own way. */
export function wordsVector(words: readonly string[]): string {
  return words.map((word, index) => `${lexeme(word)}:${index + 1}`).join(' ');
}
