import { expect, it } from '@jest/globals';
import { ENSENADA_CONFIG } from './ensenada-config.js';
import { savingPercent } from './saving.rules.js';

it.each([
  [65_000, 72_200, 10],
  [70_000, 100_000, 30],
  [70_000, 70_000, 0],
  [70_000, 60_000, 0],
])('of %d instead of %d saves %d%%', (price, was, percent) => {
  expect(savingPercent(price, was)).toBe(percent);
});

it('is the 10% of the specification in every price of the cruise to Ensenada', () => {
  for (const { doubleCents, doubleWasCents, singleCents, singleWasCents } of Object.values(
    ENSENADA_CONFIG.cabins,
  ))
    expect([savingPercent(doubleCents, doubleWasCents), savingPercent(singleCents, singleWasCents)]).toEqual([
      10, 10,
    ]);
});
