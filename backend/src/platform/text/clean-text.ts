// Control characters but line break and tab; characters that turn the text around them; halves of a character.
const STRIPPED = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

/** What somebody typed, without what could deceive a reader, or break a screen or a mail: line ends as `\n`, trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(STRIPPED, '').trim();
}
