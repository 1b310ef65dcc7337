import { expect, it } from '@jest/globals';
import { fingerprint } from './recipient-lists.service.js';
import type { GuestFacts } from './segment.rules.js';

const listOf = (...ids: number[]) => fingerprint(ids.map((guestId) => ({ guestId }) as GuestFacts));

it('names a list by its people, in whatever order; another person makes another list', () => {
  expect(listOf(1, 2)).toBe(listOf(2, 1));
  expect(new Set([listOf(1, 2), listOf(1, 3), listOf(1), listOf(12)]).size).toBe(4);
});
