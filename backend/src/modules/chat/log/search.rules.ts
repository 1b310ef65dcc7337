import { chatWords, searchedFor } from '../../../../contracts/chat-words.js';
import { lexeme, wordsVector } from '../../../platform/database/words-vector.js';

const MAX_WORDS = 8;

/** What the search looks through in the place of a message's content, as a `tsvector`. */
export function foundBy(content: string): string {
  return wordsVector(chatWords(content).map(({ text }) => text));
}

/**
 * What to ask PostgreSQL for when somebody looks for `text`, as its `tsquery` is written: all its words, each by its
 * beginning, and the signs of a script without blanks side by side. Null when it holds no word.
 */
export function searchQuery(text: string): string | null {
  const rows = searchedFor(text).slice(0, MAX_WORDS);
  if (rows.length === 0) return null;
  return rows.map((row) => `${row.map((word) => lexeme(word.text)).join(' <-> ')}:*`).join(' & ');
}
