import { expect, it } from '@jest/globals';
import { refundPieces } from './refund-wish.rules.js';

it.each([
  ['of a booking that stands is owed again', [100, 0, false, 'owed_again'], [[100, 'owed_again']]],
  ['as goodwill is a gift', [100, 0, false, 'goodwill'], [[100, 'goodwill']]],
  ['of what was overpaid is neither', [100, 300, false, 'owed_again'], [[100, 'overpaid']]],
  [
    'beyond what was overpaid is both',
    [300, 100, false, 'goodwill'],
    [
      [100, 'overpaid'],
      [200, 'goodwill'],
    ],
  ],
  [
    'of a cancelled booking gives what it is owed first, then a gift',
    [300, 100, true, 'owed_again'],
    [
      [100, 'cancellation'],
      [200, 'goodwill'],
    ],
  ],
  [
    "of a booking that owes something is not in anybody's favour",
    [100, -50, false, 'owed_again'],
    [[100, 'owed_again']],
  ],
] as const)('a refund %s', (_, [amountCents, inFavourCents, hasEnded, wanted], pieces) => {
  expect(refundPieces({ amountCents, inFavourCents, hasEnded, wanted })).toEqual(
    pieces.map(([cents, effect]) => ({ amountCents: cents, effect })),
  );
});
