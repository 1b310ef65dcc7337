import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ledgerSums } from './booking-money.rules.js';

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
