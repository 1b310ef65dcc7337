import { describe, expect, it } from '@jest/globals';
import { planUse, usableCredits } from './credit.rules.js';

const credit = (id: number, remainingCents: number, expiresOn: string | null = null) => ({
  id,
  remainingCents,
  expiresOn,
});

describe('credits', () => {
  it('are used on their last day and not on the next', () => {
    const credits = [credit(1, 100, '2025-06-02')];
    expect(usableCredits(credits, '2025-06-02')).toHaveLength(1);
    expect(usableCredits(credits, '2025-06-03')).toEqual([]);
  });

  it('that end first are used first, those without an end last', () => {
    const credits = [
      credit(1, 100),
      credit(2, 100, '2025-09-01'),
      credit(3, 100, '2025-07-01'),
      credit(4, 0),
    ];
    expect(usableCredits(credits, '2025-06-02').map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it.each([
    [250, [100, 100, 50]],
    [100, [100]],
    [1_000, [100, 100, 100]],
    [0, []],
    [-5, []],
  ])('pay %i as far as they go and never more', (owed, used) => {
    const credits = [credit(1, 100), credit(2, 100), credit(3, 100)];
    expect(planUse(credits, owed).map(({ amountCents }) => amountCents)).toEqual(used);
  });
});
