import { expect, it } from '@jest/globals';
import { listClosesOn } from './after-trip.rules.js';

it.each([
  ['2025-09-08', '2025-10-08'],
  ['2025-01-31', '2025-03-02'],
  [null, null],
])('the guest list of a trip that ends on %s closes on %s', (endDate, closesOn) => {
  expect(listClosesOn({ endDate })).toBe(closesOn);
});
