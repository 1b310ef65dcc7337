import { amountsOf } from './amounts';

const schedule = [
  { position: 1, kind: 'deposit' as const, dueOn: '2025-06-02', amountCents: 21_300, paidCents: 21_300 },
  { position: 2, kind: 'second' as const, dueOn: '2025-07-07', amountCents: 42_500, paidCents: 10_000 },
  { position: 3, kind: 'final' as const, dueOn: '2025-08-06', amountCents: 21_200, paidCents: 0 },
];

it('offers what is open of the next part, and all that is left', () => {
  expect(amountsOf({ schedule, dueNowCents: 0, remainingAmount: 537 })).toEqual([
    { pays: 'next', cents: 32_500, dueOn: '2025-07-07' },
    { pays: 'balance', cents: 53_700, dueOn: null },
  ]);
});

it('offers what is due instead once something is', () => {
  const [first] = amountsOf({ schedule, dueNowCents: 32_500, remainingAmount: 537 });
  expect(first).toEqual({ pays: 'due', cents: 32_500, dueOn: null });
});

it('offers one amount when the last part is all that is left', () => {
  const last = schedule.map((part) =>
    part.kind === 'final' ? part : { ...part, paidCents: part.amountCents },
  );
  expect(amountsOf({ schedule: last, dueNowCents: 0, remainingAmount: 212 })).toHaveLength(1);
});
