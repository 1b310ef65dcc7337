export type Charset = 'UTF-8' | 'windows-1252';

/** PayPal's default, which every Western character has one byte in. */
export function charsetNamed(name: string | undefined): Charset {
  return /^utf-?8$/i.test(name ?? '') ? 'UTF-8' : 'windows-1252';
}

/** The characters of the bytes 0x80 to 0x9f, by its table; all others are those of Latin-1. Runtimes decode them differently. */
const SPECIAL =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const CHARACTERS = Array.from(
  { length: 256 },
  (_, byte) => SPECIAL[byte - 0x80] ?? String.fromCharCode(byte),
);
const BYTES = new Map(CHARACTERS.map((character, byte) => [character, byte]));

const QUESTION_MARK = 0x3f;

function encode(text: string, charset: Charset): Uint8Array {
  if (charset === 'UTF-8') return new TextEncoder().encode(text);
  return Uint8Array.from(Array.from(text, (character) => BYTES.get(character) ?? QUESTION_MARK));
}

function decode(bytes: Uint8Array, charset: Charset): string {
  if (charset === 'UTF-8') return new TextDecoder().decode(bytes);
  return Array.from(bytes, (byte) => CHARACTERS[byte] ?? '').join('');
}

/** Fields as `application/x-www-form-urlencoded`, their bytes in this charset. */
export function writeForm(fields: Record<string, string>, charset: Charset): string {
  return Object.entries(fields)
    .map(([name, value]) => `${escapeBytes(encode(name, charset))}=${escapeBytes(encode(value, charset))}`)
    .join('&');
}

function escapeBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    const character = String.fromCharCode(byte);
    if (character === ' ') return '+';
    return /[\w.*-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

/** The fields of a form post, in the charset that its own field `charset` names. */
export function readForm(body: string): Record<string, string> {
  const pairs = body.split('&').map((pair) => pair.split('=', 2));
  const name = pairs.find(([field]) => field === 'charset')?.[1];
  const charset = charsetNamed(name);
  const read = (text = '') => decode(unescapeBytes(text), charset);
  return Object.fromEntries(pairs.map(([field, value]) => [read(field), read(value)]));
}

function unescapeBytes(text: string): Uint8Array {
  const plain = Buffer.from(text.replaceAll('+', ' '), 'utf8').toString('latin1');
  const bytes = plain.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
