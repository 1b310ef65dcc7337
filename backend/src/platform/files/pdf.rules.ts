import { DomainError } from '../errors/domain-error.js';

const START = '%PDF-';
/** Where readers look for the start: scanners and mail programs put an empty line or a byte order mark before it. */
const LOOKED_AT = 1_024;
/** Where they look for the end, past what servers and scanners leave behind it. */
const LAST = 32_768;
/** What a file that is sealed names, in the dictionary at its end, which itself is never sealed. */
const SEALED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Whether a file is a PDF, by what stands in it. */
export function isPdf(file: Buffer): boolean {
  return startOf(file) >= 0;
}

/** The PDF itself, without what stands before it. Throws `upload.pdf_cut_off`, `upload.pdf_locked`. */
export function readablePdf(file: Buffer): Buffer {
  const pdf = file.subarray(startOf(file));
  const end = pdf.subarray(-LAST).toString('latin1');
  if (!end.includes('%%EOF') && !end.includes('startxref')) throw new DomainError('upload.pdf_cut_off');
  if (SEALED.test(pdf.toString('latin1'))) throw new DomainError('upload.pdf_locked');
  return pdf;
}

function startOf(file: Buffer): number {
  return file.subarray(0, LOOKED_AT).indexOf(START, 0, 'latin1');
}
