import { type ChatWord, chatWords, searchedFor } from '../../../../../backend/contracts/chat-words';
import { folded } from '../../../../../backend/contracts/fold';

/** From how many letters on the server is asked. A sign of a script without blanks, and a picture, are words of their own. */
const LEAST_LETTERS = 2;
const SNIPPET_CHARS = 140;
const BEFORE_CHARS = 40;

interface Span {
  at: number;
  end: number;
}

export function isSearchable(query: string): boolean {
  const words = chatWords(query);
  return words.some(({ isSign }) => isSign) || (words.length > 0 && query.trim().length >= LEAST_LETTERS);
}

/** What to type, for a query that the server is not asked. */
export function searchHint(query: string): string {
  const hasOnlySigns = query.trim().length >= LEAST_LETTERS && !isSearchable(query);
  return hasOnlySigns ? 'The search looks for words and numbers.' : 'Type two letters or more.';
}

/** Where a text holds what the query looks for, as the server looks for it, in the text's order. */
function spansOf(text: string, query: string): Span[] {
  const words = chatWords(text);
  return searchedFor(query)
    .flatMap((row) => words.flatMap((_, from) => spanAt(text, words, from, row) ?? []))
    .toSorted((a, b) => a.at - b.at);
}

/** The span of a row that begins with the text's word number `from`; null where it does not stand there. */
function spanAt(
  text: string,
  words: readonly ChatWord[],
  from: number,
  row: readonly ChatWord[],
): Span | null {
  const here = words.slice(from, from + row.length);
  const isRow = row.every(({ text: sought }, index) => {
    const found = here[index]?.text;
    return index === row.length - 1 ? found?.startsWith(sought) : found === sought;
  });
  const [first, last, sought] = [here[0], here.at(-1), row.at(-1)];
  if (!isRow || !first || !last || !sought) return null;
  return { at: first.at, end: last.isSign ? last.end : endOfBeginning(text, last, sought.text) };
}

/** Where the beginning of a word ends that is spelled like `sought`, with the marks on its last letter. */
function endOfBeginning(text: string, { at, end }: ChatWord, sought: string): number {
  let to = at;
  while (to < end && !folded(text.slice(at, to)).normalize('NFC').startsWith(sought)) to += 1;
  while (to < end && /^[\p{M}\p{Cf}]/u.test(text.slice(to))) to += 1;
  return to;
}

/** The part of a text round the first word that was found, short enough for two lines. */
export function snippetOf(text: string, query: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= SNIPPET_CHARS) return flat;
  const at = spansOf(flat, query)[0]?.at ?? 0;
  const from = Math.max(0, at - BEFORE_CHARS);
  const to = from + SNIPPET_CHARS;
  return `${from > 0 ? '…' : ''}${flat.slice(from, to).trim()}${to < flat.length ? '…' : ''}`;
}

/** A text in pieces, of which those that were looked for are marked; joined, the pieces are the text. */
export function piecesOf(text: string, query: string): { text: string; isFound: boolean }[] {
  const pieces: { text: string; isFound: boolean }[] = [];
  let from = 0;
  for (const { at, end } of spansOf(text, query)) {
    if (end <= from) continue;
    const start = Math.max(at, from);
    if (start > from) pieces.push({ text: text.slice(from, start), isFound: false });
    pieces.push({ text: text.slice(start, end), isFound: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}
