import { expect, it } from '@jest/globals';
import { cabinChanges, cabinRef } from './cabin-lines.js';

const ref = cabinRef('A'.repeat(22), 3);
const occurredAt = new Date('2025-06-02T12:00:00Z');
const line = (externalRef: string, amountCents: number, note: string | null = null) => ({
  externalRef,
  amountCents,
  note,
  occurredAt,
});

it('tells a change of cabin with the discount that goes with it, and nothing else', () => {
  expect(
    cabinChanges([
      line(`booking:${'A'.repeat(22)}:charge`, 85_000),
      line(ref, 52_500, 'Balcony in place of Inside Cabin'),
      line(`${ref}:discount`, -2_700, 'Balcony in place of Inside Cabin'),
      line(`${ref}:kept`, 10_000, 'Kept as a credit'),
    ]),
  ).toEqual([
    { at: '2025-06-02T12:00:00.000Z', text: 'Balcony in place of Inside Cabin', amountCents: 49_800 },
  ]);
});
