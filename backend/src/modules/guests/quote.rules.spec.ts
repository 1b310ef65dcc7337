import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CABIN_TYPES } from '../trips/trip-config.js';
import { ENSENADA_CONFIG } from '../trips/ensenada-config.js';
import { CHANNELS, OCCUPANCIES, PLANS, quote, taxIncludedIn, type Selection } from './quote.rules.js';

const DEPARTS = '2025-09-05';
const TODAY = '2025-06-02';
const aSelection = (changes: Partial<Selection> = {}): Selection => ({
  cabinType: 'inside',
  occupancy: 'double',
  travellers: 1,
  travelInsurance: false,
  paymentType: 'full',
  channel: 'checkout',
  ...changes,
});
const price = (changes: Partial<Selection>, today = TODAY) =>
  quote(ENSENADA_CONFIG, aSelection(changes), DEPARTS, today);
const dollars = (cents: number[]) => cents.map((c) => c / 100);

describe('the price table', () => {
  const insured = { travelInsurance: true } as const;
  const single = { occupancy: 'single' } as const;
  it.each<[string, Partial<Selection>, number, number, number, number, number[]]>([
    ['inside double, 1 person', {}, 650, 78, 728, 692, [182, 364, 182]],
    ['the same with insurance', insured, 810, 97, 907, 862, [227, 454, 226]],
    ['ocean double, 1', { cabinType: 'oceanview' }, 725, 87, 812, 771, [203, 406, 203]],
    ['balcony double, 1', { cabinType: 'balcony' }, 900, 108, 1008, 958, [252, 504, 252]],
    ['inside single', single, 850, 102, 952, 904, [238, 476, 238]],
    ['inside single with insurance', { ...single, ...insured }, 1010, 121, 1131, 1074, [283, 566, 282]],
    ['ocean single', { cabinType: 'oceanview', ...single }, 925, 111, 1036, 984, [259, 518, 259]],
    [
      'balcony single with insurance',
      { cabinType: 'balcony', ...single, ...insured },
      1535,
      184,
      1719,
      1633,
      [430, 860, 429],
    ],
    ['inside double, 2 travellers', { travellers: 2 }, 1300, 156, 1456, 1383, [364, 728, 364]],
    ['the same with insurance', { travellers: 2, ...insured }, 1460, 175, 1635, 1553, [409, 818, 408]],
  ])('%s', (_, changes, subtotal, tax, total, full, parts) => {
    const q = price(changes);
    expect(dollars([q.fareCents + q.insuranceCents, q.taxCents, q.totalCents, q.payableCents])).toEqual([
      subtotal,
      tax,
      total,
      full,
    ]);
    expect(
      dollars(price({ ...changes, paymentType: 'installment' }).parts.map((p) => p.amountCents)),
    ).toEqual(parts);
  });

  it.each<[string, boolean, number, number, number, number[]]>([
    ['booking form, taxes included', false, 850, 91.07, 808, [213, 425, 212]],
    ['booking form with insurance', true, 1010, 108.21, 960, [253, 505, 252]],
  ])('%s', (_, travelInsurance, total, tax, full, parts) => {
    const form = { channel: 'booking_form', occupancy: 'single', travelInsurance } as const;
    const q = price(form);
    expect(dollars([q.totalCents, q.taxCents, q.payableCents])).toEqual([total, tax, full]);
    expect(dollars(price({ ...form, paymentType: 'installment' }).parts.map((p) => p.amountCents))).toEqual(
      parts,
    );
  });
});

describe('the dates of an instalment plan', () => {
  const dates = (today: string) =>
    price({ paymentType: 'installment' }, today).parts.map((p) => [p.kind, p.dueOn, p.amountCents / 100]);

  it('are today, 60 and 30 days before departure', () => {
    expect(dates(TODAY)).toEqual([
      ['deposit', '2025-06-02', 182],
      ['second', '2025-07-07', 364],
      ['final', '2025-08-06', 182],
    ]);
  });

  it('collapse into today when they are past: 75 % today, then everything', () => {
    expect(dates('2025-07-07')).toEqual([
      ['deposit', '2025-07-07', 546],
      ['final', '2025-08-06', 182],
    ]);
    expect(dates('2025-08-06')).toEqual([['deposit', '2025-08-06', 728]]);
  });
});

it('PAY-17: sums to the cent whatever is chosen', () => {
  const selections = fc.record<Selection>({
    cabinType: fc.constantFrom(...CABIN_TYPES),
    occupancy: fc.constantFrom(...OCCUPANCIES),
    travellers: fc.integer({ min: 1, max: 2 }),
    travelInsurance: fc.boolean(),
    paymentType: fc.constantFrom(...PLANS),
    channel: fc.constantFrom(...CHANNELS),
  });
  const days = fc.integer({ min: 0, max: 200 });
  const fares = fc.integer({ min: 1, max: 1_000_000 });
  const found = fc.check(
    fc.property(selections, days, fares, (selection, day, fare) => {
      const today = new Date(Date.UTC(2025, 1, 17 + day)).toISOString().slice(0, 10);
      const cabins = { ...ENSENADA_CONFIG.cabins };
      cabins[selection.cabinType] = { ...cabins[selection.cabinType], doubleCents: fare, singleCents: fare };
      const q = quote({ ...ENSENADA_CONFIG, cabins }, selection, DEPARTS, today);
      const parts = q.parts.map((p) => p.amountCents);
      // Compared without a matcher: a hundred thousand quotes take a second, not ten.
      return (
        parts.reduce((sum, cents) => sum + cents, 0) === q.payableCents &&
        q.fareCents + q.insuranceCents + q.taxCents === q.totalCents &&
        q.totalCents - q.discountCents === q.payableCents &&
        q.dueTodayCents + q.remainingCents === q.payableCents &&
        [q.taxCents, q.payableCents, ...parts].every((cents) => Number.isInteger(cents) && cents >= 0)
      );
    }),
    { numRuns: 100_000 },
  );
  expect(found.counterexample).toBeNull();
});

it('splits the tax out of a price that includes it, halves up', () => {
  expect(taxIncludedIn(101_000)).toBe(10_821);
  expect(taxIncludedIn(85_000)).toBe(9_107);
});
