import { describe, expect, it } from '@jest/globals';
import { reportLine, type ReportSums, reportTotal } from './money-report.rules.js';

const NOTHING: ReportSums = {
  tripId: 1,
  tripTitle: 'Spring Cruise',
  chargesCents: 0,
  discountsCents: 0,
  adjustmentsCents: 0,
  paypalCents: 0,
  cashCents: 0,
  bankCents: 0,
  checkCents: 0,
  otherCents: 0,
  refundsCents: 0,
  reversalsCents: 0,
  creditsCents: 0,
  feesCents: 0,
};
const line = (sums: Partial<ReportSums>) => reportLine({ ...NOTHING, ...sums });

describe('a line of the report', () => {
  it('is zero where nothing moved', () => {
    expect(line({})).toEqual({ ...NOTHING, netCents: 0, owedChangeCents: 0 });
  });

  it('counts as received what came by each of the ways', () => {
    const ways = { paypalCents: 1, cashCents: 20, bankCents: 300, checkCents: 4_000, otherCents: 50_000 };
    expect(line(ways)).toMatchObject({ netCents: 54_321, owedChangeCents: -54_321 });
  });

  it('keeps in hand what neither went back nor was taken back nor stayed with PayPal', () => {
    const sums = { paypalCents: 80_000, refundsCents: 10_000, reversalsCents: 5_000, feesCents: 2_400 };
    expect(line(sums).netCents).toBe(62_600);
  });

  it('owes more by what was charged, less by what was let off, received or credited; a fee is not the buyer’s', () => {
    const sums = { chargesCents: 85_000, discountsCents: 4_200, adjustmentsCents: -800, creditsCents: 5_000 };
    expect(line(sums).owedChangeCents).toBe(75_000);
    expect(line({ ...sums, paypalCents: 21_300, feesCents: 700 }).owedChangeCents).toBe(53_700);
    expect(line({ ...sums, paypalCents: 21_300, refundsCents: 1_300 }).owedChangeCents).toBe(55_000);
  });
});

describe('the last line', () => {
  it('is the sum of every column, and belongs to no trip', () => {
    const amounts = Object.keys(NOTHING).filter((name) => name.endsWith('Cents'));
    const all = (cents: number) => line(Object.fromEntries(amounts.map((name, i) => [name, cents + i])));
    const total = reportTotal([all(100), all(10_000)]);
    expect(total).toMatchObject({ tripId: null, tripTitle: 'All trips' });
    expect(total).toMatchObject(Object.fromEntries(amounts.map((name, i) => [name, 10_100 + 2 * i])));
    expect(total.netCents).toBe(all(100).netCents + all(10_000).netCents);
    expect(total.owedChangeCents).toBe(all(100).owedChangeCents + all(10_000).owedChangeCents);
  });

  it('of no trips is zero', () => {
    expect(reportTotal([])).toMatchObject({ chargesCents: 0, netCents: 0, owedChangeCents: 0 });
  });
});
