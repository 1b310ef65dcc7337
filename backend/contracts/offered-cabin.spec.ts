import { expect, it } from '@jest/globals';
import { offeredCabin } from './offered-cabin.js';

const at = (type: string, doubleCents: number) => ({ type, doubleCents });

it('is the one that is wanted, where it is sold', () => {
  expect(offeredCabin([at('inside', 100), at('balcony', 300)], 'balcony')).toBe('balcony');
  expect(offeredCabin([], 'balcony')).toBe('balcony');
});

it('is otherwise the one in which two pay least, the first of two alike', () => {
  expect(offeredCabin([at('inside', 300), at('balcony', 200)], 'oceanview')).toBe('balcony');
  expect(offeredCabin([at('inside', 200), at('balcony', 200)], 'oceanview')).toBe('inside');
});
