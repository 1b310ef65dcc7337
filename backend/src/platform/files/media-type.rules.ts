import { isPdf } from './pdf.rules.js';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const DOCUMENT_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const;
export type MediaType = (typeof DOCUMENT_TYPES)[number];

interface Mark {
  at: number;
  bytes: string;
}

/** How files of each kind begin: what a sender calls a file decides nothing. */
const MARKS: Record<(typeof PICTURE_TYPES)[number], readonly Mark[]> = {
  'image/jpeg': [{ at: 0, bytes: '\xff\xd8\xff' }],
  'image/png': [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }],
  'image/webp': [
    { at: 0, bytes: 'RIFF' },
    { at: 8, bytes: 'WEBP' },
  ],
};

/** What a file is by what stands in it; null for anything that is not taken. */
export function trueTypeOf(file: Buffer): MediaType | null {
  const picture = PICTURE_TYPES.find((type) => MARKS[type].every((mark) => hasMark(file, mark)));
  return picture ?? (isPdf(file) ? 'application/pdf' : null);
}

function hasMark(file: Buffer, { at, bytes }: Mark): boolean {
  return file.subarray(at, at + bytes.length).toString('latin1') === bytes;
}

export const isPicture = (type: MediaType): boolean => type !== 'application/pdf';
