import { expect, it } from '@jest/globals';
import { organisedBy, organiserLine } from './organiser.js';

it.each([
  [{ address: '', registration: '' }, 'Lantern Tours.'],
  [{ address: '1 Quay,\n  San Diego \n', registration: '' }, 'Lantern Tours, 1 Quay, San Diego.'],
  [{ address: '', registration: 'CST 12' }, 'Lantern Tours. CST 12.'],
  [{ address: '1 Quay Street', registration: 'No. 12.' }, 'Lantern Tours, 1 Quay Street. No. 12.'],
])('is told in a line (%#)', (rest, line) => {
  expect(organiserLine({ name: 'Lantern Tours', ...rest })).toBe(line);
});

it('ends in one full stop, also after a name that has its own', () => {
  const organiser = { name: 'Lantern Inc.', address: '', registration: '' };
  expect(organisedBy(organiser)).toBe('The trip is organised by Lantern Inc.');
});
