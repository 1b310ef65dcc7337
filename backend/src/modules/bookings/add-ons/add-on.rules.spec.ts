import { describe, expect, it } from '@jest/globals';
import { addOnDueOn, isPartTouched } from './add-on.rules.js';

const LAST_DAY = '2025-08-06';

describe('an extra is to be paid', () => {
  it.each([
    ['with the last part to come', ['2025-06-02', '2025-07-07', '2025-08-06'], '2025-06-10', '2025-08-06'],
    ['in a week, when the trip is paid', ['2025-03-12'], '2025-06-02', '2025-06-09'],
    ['by the day when all is due', ['2025-03-12'], '2025-08-03', '2025-08-06'],
    ['today, when that day is past', ['2025-03-12'], '2025-08-20', '2025-08-20'],
    ['with the extra before it', ['2025-03-12', '2025-06-09'], '2025-06-04', '2025-06-09'],
  ])('%s', (_, days, today, expected) => {
    const parts = days.map((dueOn) => ({ dueOn }));
    expect(addOnDueOn(parts, today, LAST_DAY)).toBe(expected);
  });
});

it('can be taken away while nothing of it is settled', () => {
  const parts = [
    { position: 1, amountCents: 69_200 },
    { position: 2, amountCents: 8_900 },
    { position: 4, amountCents: 4_500 },
  ];
  expect(isPartTouched(parts, 2, 69_200)).toBe(false);
  expect(isPartTouched(parts, 2, 69_201)).toBe(true);
  expect(isPartTouched(parts, 4, 78_100)).toBe(false);
  expect(isPartTouched(parts, 4, 82_600)).toBe(true);
});
