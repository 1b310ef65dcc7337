/** So many lines fill a phone's screen and more. What is longer is shown by its beginning, with the rest a press away. */
const TALL_LINES = 40;
const SHOWN_LINES = 25;

/** The beginning of a text that would push all others off the screen; null for one that is shown whole. */
export function foldedText(content: string): string | null {
  const lines = content.split('\n');
  return lines.length > TALL_LINES ? lines.slice(0, SHOWN_LINES).join('\n').trimEnd() : null;
}
