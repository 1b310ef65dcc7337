const DELIMITERS = [',', ';', '\t'];
/** What Excel writes above the headings, so that others part the cells as it does. */
const SAYS_SO = /^\uFEFF?sep=([,;\t])"?\n/i;
/** Enough to see what parts a file. */
const LOOKED_AT = 10;

/** What the file itself says; null where it says nothing. */
export function saidDelimiter(text: string): string | null {
  return text.match(SAYS_SO)?.[1] ?? null;
}

/** The text without what it says of its delimiter, whose line stays. */
export function withoutSaying(text: string): string {
  return text.replace(SAYS_SO, '\n');
}

/**
 * What parts the cells: what stands equally often in most of the first lines, outside of quotes, for a sentence above the
 * headings or within a cell has commas, too. Of two the one that makes more cells.
 */
export function guessedDelimiter(text: string): string {
  const lines = withoutQuoted(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LOOKED_AT);
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, ...steadiness(lines, delimiter) })).toSorted(
    (a, b) => b.lines - a.lines || b.times - a.times,
  );
  return best?.delimiter ?? ',';
}

/** A quote begins a quoted cell only where a cell begins: others are signs like any. */
function withoutQuoted(text: string): string {
  return text.replace(/(^|[,;\t\n]) *"(?:[^"]|"")*"(?=[,;\t\n]|$)/g, '$1');
}

/** How often a delimiter stands in a line, and in how many of the lines that often. */
function steadiness(lines: readonly string[], delimiter: string): { lines: number; times: number } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const times = line.split(delimiter).length - 1;
    if (times > 0) counts.set(times, (counts.get(times) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([a, x], [b, y]) => y - x || b - a);
  return { lines: most?.[1] ?? 0, times: most?.[0] ?? 0 };
}
