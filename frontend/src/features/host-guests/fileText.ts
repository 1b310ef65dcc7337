import { guessLetters, inLetters, type Letters } from './letters.rules';

/** More characters than the server takes of a file, in any of the ways in which they are written down. */
const MOST_BYTES = 1_000_000;
const WORKBOOK = 'This is a workbook. Save it as CSV in your spreadsheet program, and choose that file.';
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0'];

/** What a file says, or why it is not taken. */
export type FileText = Written | { problem: string };

interface Written {
  text: string;
  /** In what it is written, where it does not say so itself; then it may be another. */
  letters?: Letters;
}

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Reads a file as spreadsheets save it: UTF-8, UTF-16 with its mark ("Unicode text"), and the Windows letters of a language
 * in which Excel writes a plain "CSV". Which, it does not say: they are guessed, unless somebody chose some.
 */
export function fileText(bytes: Uint8Array, chosen?: Letters): FileText {
  if (bytes.length > MOST_BYTES)
    return { problem: 'This file is too large. Split it; 500 lines are the most.' };
  const start = hexOf(bytes);
  if (WORKBOOK_STARTS.includes(start)) return { problem: WORKBOOK };
  const written = decoded(bytes, start, chosen);
  if (written.text.includes('\u0000')) return { problem: 'This file is no text. Choose a CSV file.' };
  return written;
}

function decoded(bytes: Uint8Array, start: string, chosen: Letters | undefined): Written {
  if (start.startsWith('fffe')) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (start.startsWith('feff')) return { text: new TextDecoder('utf-16be').decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const letters = chosen ?? guessLetters(bytes);
    return { text: inLetters(bytes, letters), letters };
  }
}
