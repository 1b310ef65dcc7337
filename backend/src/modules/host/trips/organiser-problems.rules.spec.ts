import { expect, it } from '@jest/globals';
import { NO_ORGANISER } from '../../../../contracts/organiser.js';
import { organiserProblems } from './organiser-problems.rules.js';

it.each([
  ['nobody', {}],
  ['a name alone', { name: 'JB' }],
  ['all of it', { name: 'Lantern Tours', address: '1 Quay Street\nSan Diego', registration: 'CST 12' }],
])('takes %s', (_, told) => expect(organiserProblems({ ...NO_ORGANISER, ...told })).toEqual({}));

it.each([
  ['an address without a name', { address: '1 Quay Street' }],
  ['a number without a name', { registration: 'CST 12' }],
  ['a name of one character', { name: 'J' }],
])('does not take %s', (_, told) => {
  expect(organiserProblems({ ...NO_ORGANISER, ...told })).toEqual({
    'organiser.name': 'Enter a name of at least 2 characters, or leave all three fields empty',
  });
});
