import { expect, it } from '@jest/globals';
import { listClosedOn } from './after-trip.rules.js';

it.each([
  ['2025-09-08', '2025-10-07', null],
  ['2025-09-08', '2025-10-08', '2025-10-08'],
  ['2025-09-08', '2026-01-01', '2025-10-08'],
  ['2025-01-31', '2025-03-02', '2025-03-02'],
  [null, '2025-03-02', null],
])('the guest list of a trip that ends on %s is on %s closed since %s', (endDate, today, closedOn) => {
  expect(listClosedOn({ endDate }, today)).toBe(closedOn);
});
