import { isTooLong } from '../../../../backend/contracts/text-limits';

/** How much of a line that is too long is said of it. */
const MOST_QUOTED = 40;

/** How many lines a text may have, and how many letters each. */
export interface LineLimits {
  most: number;
  letters: number;
}

/** The lines of a text; empty ones count for nothing. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines as one text, to be typed in. */
export const textOf = (lines: readonly string[]): string => lines.join('\n');

/** What is wrong with a text of a line each, as it is typed. */
export function linesProblem(text: string, { most, letters }: LineLimits): string | undefined {
  const lines = linesOf(text);
  if (lines.length > most) return `Use at most ${most} lines`;
  const long = lines.find((line) => isTooLong(line, letters));
  if (long === undefined) return undefined;
  const quoted = long.length > MOST_QUOTED ? `${long.slice(0, MOST_QUOTED).trim()}...` : long;
  return `Use at most ${letters} letters a line: "${quoted}" has more`;
}

/** NaN for what is no whole number, which the server refuses with a sentence. */
export const wholeOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
