import { expect, it } from '@jest/globals';
import { isPdf, readablePdf } from './pdf.rules.js';

const WHOLE = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const file = (text: string) => Buffer.from(text, 'latin1');

it.each(['', '\r\n', '\xef\xbb\xbf', 'From a scanner\n'.repeat(10)])('reads a PDF after %j', (before) => {
  expect(isPdf(file(before + WHOLE))).toBe(true);
  expect(readablePdf(file(before + WHOLE)).toString('latin1')).toBe(WHOLE);
});

it('finds no PDF deep within another file', () => {
  expect(isPdf(file(`${' '.repeat(1_024)}${WHOLE}`))).toBe(false);
  expect(isPdf(file('<html>'))).toBe(false);
});

it.each(['%PDF-', '%PDF-1.7\n1 0 obj << >> endobj', `${WHOLE}${'x'.repeat(40_000)}`])(
  'refuses what has no end: %.20s',
  (text) =>
    expect(() => readablePdf(file(text))).toThrow(expect.objectContaining({ code: 'upload.pdf_cut_off' })),
);

it('reads a PDF that a server has filled up', () => {
  expect(readablePdf(file(WHOLE + '\0'.repeat(4_096)))).toHaveLength(WHOLE.length + 4_096);
});

it.each(['/Encrypt 5 0 R', '/Encrypt<< /Filter /Standard >>'])('refuses a PDF that is locked by %s', (lock) =>
  expect(() => readablePdf(file(WHOLE.replace('/Root', `${lock} /Root`)))).toThrow(
    expect.objectContaining({ code: 'upload.pdf_locked' }),
  ),
);

it('takes a PDF that only speaks of locks', () => {
  expect(() => readablePdf(file(WHOLE.replace('<< >>', '<< /Title (/Encrypt it) >>')))).not.toThrow();
});
