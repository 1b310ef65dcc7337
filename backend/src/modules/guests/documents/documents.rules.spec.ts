import { expect, it } from '@jest/globals';
import { canReview, passportStatus } from './documents.rules.js';

it.each([
  ['verified', true, 'verified'],
  ['pending', true, 'pending'],
  ['rejected', true, 'not_submitted'],
  [null, true, 'not_submitted'],
  ['verified', false, 'not_needed'],
] as const)('a copy that is %s, travelling %s: %s', (copy, isTravelling, status) => {
  expect(passportStatus(copy, isTravelling)).toBe(status);
});

it.each([
  ['pending', 'verified', true],
  ['pending', 'rejected', true],
  ['verified', 'rejected', true],
  ['rejected', 'verified', true],
  ['verified', 'pending', true],
  ['rejected', 'pending', true],
  ['pending', 'pending', false],
  ['verified', 'verified', false],
  ['rejected', 'rejected', false],
] as const)('from %s to %s: %s', (from, to, may) => expect(canReview(from, to)).toBe(may));
