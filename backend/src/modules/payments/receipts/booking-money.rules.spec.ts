import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keptCents, ledgerSums } from './booking-money.rules.js';

const kind = fc.constantFrom(
  'charge' as const,
  'discount' as const,
  'capture' as const,
  'manual' as const,
  'refund' as const,
  'credit' as const,
  'reversal' as const,
  'adjustment' as const,
);

it('the totals of any ledger reconcile to the cent', () => {
  const entries = fc.array(fc.record({ kind, amountCents: fc.integer({ min: -500_000, max: 500_000 }) }));
  fc.assert(
    fc.property(entries, (lines) => {
      const { costCents, paidCents, refundedCents, reversedCents, creditCents, owedCents } =
        ledgerSums(lines);
      expect(costCents - paidCents + refundedCents + reversedCents - creditCents).toBe(owedCents);
    }),
  );
});

it('what a bank took back is kept as little as what was refunded', () => {
  const lines = [
    { kind: 'capture' as const, amountCents: -80_800 },
    { kind: 'credit' as const, amountCents: -5_000 },
    { kind: 'refund' as const, amountCents: 10_000 },
    { kind: 'reversal' as const, amountCents: 30_000 },
  ];
  expect(keptCents(ledgerSums(lines))).toBe(45_800);
});
