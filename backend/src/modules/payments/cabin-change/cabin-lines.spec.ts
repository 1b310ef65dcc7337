import { expect, it } from '@jest/globals';
import { cabinRef, placesRef, priceChanges } from './cabin-lines.js';

const ref = cabinRef('A'.repeat(22), 3);
const occurredAt = new Date('2025-06-02T12:00:00Z');
const line = (externalRef: string, amountCents: number, note: string | null = null) => ({
  externalRef,
  amountCents,
  note,
  occurredAt,
});

it('tells a change of cabin with the discount that goes with it, of extras with who left, and nothing else', () => {
  expect(
    priceChanges([
      line(`booking:${'A'.repeat(22)}:charge`, 85_000),
      line(ref, 52_500, 'Balcony in place of Inside Cabin'),
      line(`${ref}:discount`, -2_700, 'Balcony in place of Inside Cabin'),
      line(`${ref}:kept`, 10_000, 'Kept as a credit'),
      line(placesRef('A'.repeat(22), 4, 1), -9_900, 'Sea kayaking for 1 in place of 2'),
      line(`booking:${'A'.repeat(22)}:add_on:4:added`, 19_800, 'Sea kayaking'),
    ]),
  ).toEqual([
    { at: '2025-06-02T12:00:00.000Z', text: 'Balcony in place of Inside Cabin', amountCents: 49_800 },
    { at: '2025-06-02T12:00:00.000Z', text: 'Sea kayaking for 1 in place of 2', amountCents: -9_900 },
  ]);
});
