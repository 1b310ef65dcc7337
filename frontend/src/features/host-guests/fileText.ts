/** More characters than the server takes of a file, in any of the ways in which they are written down. */
const MOST_BYTES = 1_000_000;
const WORKBOOK = 'This is a workbook. Save it as CSV in your spreadsheet program, and choose that file.';
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0'];

/** What a file says, or why it is not taken. */
export type FileText = { text: string } | { problem: string };

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Reads a file as spreadsheets save it: UTF-8, UTF-16 with its mark ("Unicode text"), and the Windows letters in which Excel
 * writes a plain "CSV". Read as UTF-8, the last one would lose every accent.
 */
export function fileText(bytes: Uint8Array): FileText {
  if (bytes.length > MOST_BYTES)
    return { problem: 'This file is too large. Split it; 500 lines are the most.' };
  const start = hexOf(bytes);
  if (WORKBOOK_STARTS.includes(start)) return { problem: WORKBOOK };
  const text = decoded(bytes, start);
  return text.includes('\u0000') ? { problem: 'This file is no text. Choose a CSV file.' } : { text };
}

function decoded(bytes: Uint8Array, start: string): string {
  if (start.startsWith('fffe')) return new TextDecoder('utf-16le').decode(bytes);
  if (start.startsWith('feff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // No UTF-8: these letters are the only others that spreadsheets write without saying so.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
