/** Words as a sentence has them: "Jonah", "Jonah and Maya", "Jonah, Maya and 2 others". By hand: no browser lacks it. */
export const inARow = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
