import { fileProblem, sizeText } from './documentFile.rules';

it.each([
  [5, 10, null],
  [10 * 1024 * 1024, 10, null],
  [10 * 1024 * 1024 + 1, 10, 'This file is larger than 10 MB. Choose a smaller one.'],
  [10 * 1024 * 1024 + 1, 20, null],
  [0, 10, 'This file is empty.'],
])('%d bytes where %d MB are taken: %s', (size, most, problem) =>
  expect(fileProblem({ size }, most)).toBe(problem),
);

it.each([
  [300, '1 kB'],
  [240_400, '240 kB'],
  [1_420_000, '1.4 MB'],
])('%d bytes read %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
