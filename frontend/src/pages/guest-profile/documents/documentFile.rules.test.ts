import { fileProblem, sizeText } from './documentFile.rules';

it.each([
  ['image/jpeg', 5000, null],
  ['application/pdf', 10 * 1024 * 1024, null],
  ['application/pdf', 10 * 1024 * 1024 + 1, 'This file is larger than 10 MB. Choose a smaller one.'],
  ['image/heic', 5000, 'Choose a photo (JPEG, PNG, WebP) or a PDF.'],
  ['', 5000, 'Choose a photo (JPEG, PNG, WebP) or a PDF.'],
  ['image/png', 0, 'This file is empty.'],
])('%s of %d bytes: %s', (type, size, problem) => expect(fileProblem({ type, size })).toBe(problem));

it.each([
  [300, '1 kB'],
  [240_400, '240 kB'],
  [1_420_000, '1.4 MB'],
])('%d bytes read %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
