/** From how many letters on the server is asked. */
const LEAST_LETTERS = 2;
const SNIPPET_CHARS = 140;
const BEFORE_CHARS = 40;

const wordsOf = (query: string) => query.match(/[\p{L}\p{N}]+/gu) ?? [];

export function isSearchable(query: string): boolean {
  return query.trim().length >= LEAST_LETTERS;
}

/** Words of a text that begin with a word of the query, as the server looks for them. */
function matcher(query: string): RegExp | null {
  const words = wordsOf(query);
  return words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu') : null;
}

/** The part of a text round the first word that was found, short enough for two lines. */
export function snippetOf(text: string, query: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= SNIPPET_CHARS) return flat;
  const at = Math.max(0, flat.search(matcher(query) ?? /^/));
  const from = Math.max(0, at - BEFORE_CHARS);
  const to = from + SNIPPET_CHARS;
  return `${from > 0 ? '…' : ''}${flat.slice(from, to).trim()}${to < flat.length ? '…' : ''}`;
}

/** A text in pieces, of which those that were looked for are marked; joined, the pieces are the text. */
export function piecesOf(text: string, query: string): { text: string; isFound: boolean }[] {
  const pattern = matcher(query);
  const pieces: { text: string; isFound: boolean }[] = [];
  let from = 0;
  for (const match of pattern ? text.matchAll(pattern) : []) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), isFound: false });
    pieces.push({ text: match[0], isFound: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}
