import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { USUAL_PLAN } from '../../trips/instalment-plan.js';
import { CABIN_TYPES } from '../../trips/trip-config.js';
import { ENSENADA_CONFIG } from '../../trips/ensenada-config.js';
import { taxIncludedIn } from './percent.rules.js';
import { CHANNELS, OCCUPANCIES, PLANS, quote, type Selection } from './quote.rules.js';

const DEPARTS = '2025-09-05';
const TODAY = '2025-06-02';
const aSelection = (changes: Partial<Selection> = {}): Selection => ({
  cabinType: 'inside',
  occupancy: 'double',
  travellers: 2,
  travelInsurance: false,
  paymentType: 'full',
  channel: 'checkout',
  promo: null,
  ...changes,
});
const price = (changes: Partial<Selection>, today = TODAY) =>
  quote(ENSENADA_CONFIG, aSelection(changes), DEPARTS, today);
const dollars = (cents: number[]) => cents.map((c) => c / 100);

describe('the price table', () => {
  const insured = { travelInsurance: true } as const;
  it.each<[string, Partial<Selection>, number, number, number, number, number[]]>([
    ['inside, 2 travellers', {}, 1300, 156, 1456, 1383, [364, 728, 364]],
    ['the same with insurance', insured, 1460, 175, 1635, 1553, [409, 818, 408]],
    ['ocean, 2', { cabinType: 'oceanview' }, 1450, 174, 1624, 1543, [406, 812, 406]],
    ['balcony, 2', { cabinType: 'balcony' }, 1800, 216, 2016, 1915, [504, 1008, 504]],
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

  const one = { occupancy: 'single', travellers: 1 } as const;
  it.each<[string, Partial<Selection>, number, number, number, number[]]>([
    ['inside, 1 traveller, taxes included', one, 850, 91.07, 808, [213, 425, 212]],
    ['the same with insurance', { ...one, ...insured }, 1010, 108.21, 960, [253, 505, 252]],
    ['ocean, 1', { ...one, cabinType: 'oceanview' }, 925, 99.11, 879, [231, 463, 231]],
    ['balcony, 1', { ...one, cabinType: 'balcony' }, 1375, 147.32, 1306, [344, 688, 343]],
  ])('%s', (_, selection, total, tax, full, parts) => {
    const q = price(selection);
    expect(dollars([q.totalCents, q.taxCents, q.payableCents])).toEqual([total, tax, full]);
    expect(
      dollars(price({ ...selection, paymentType: 'installment' }).parts.map((p) => p.amountCents)),
    ).toEqual(parts);
  });

  it.each(CHANNELS)('is the same by the door %s, and half of a double is not for sale', (channel) => {
    for (const cabinType of CABIN_TYPES) {
      const alone = price({ ...one, cabinType });
      expect(price({ ...one, cabinType, channel })).toEqual(alone);
      expect(price({ ...one, cabinType, channel, occupancy: 'double' })).toEqual(alone);
    }
  });
});

describe('the dates of an instalment plan', () => {
  const dates = (today: string) =>
    price({ paymentType: 'installment' }, today).parts.map((p) => [p.kind, p.dueOn, p.amountCents / 100]);

  it('are today, 60 and 30 days before departure', () => {
    expect(dates(TODAY)).toEqual([
      ['deposit', '2025-06-02', 364],
      ['second', '2025-07-07', 728],
      ['final', '2025-08-06', 364],
    ]);
  });

  it('collapse into today when they are past: 75 % today, then everything', () => {
    expect(dates('2025-07-07')).toEqual([
      ['deposit', '2025-07-07', 1092],
      ['final', '2025-08-06', 364],
    ]);
    expect(dates('2025-08-06')).toEqual([['deposit', '2025-08-06', 1456]]);
  });
});

describe('a trip’s own plan', () => {
  const plan = {
    depositPercent: 10,
    laterParts: [
      { percent: 30, daysBefore: null, dueOn: '2025-06-15' },
      { percent: 30, daysBefore: 45, dueOn: null },
      { percent: 30, daysBefore: 14, dueOn: null },
    ],
  };
  const parts = (today = TODAY) =>
    quote({ ...ENSENADA_CONFIG, plan }, aSelection({ paymentType: 'installment' }), DEPARTS, today).parts.map(
      ({ kind, dueOn, amountCents, daysBefore }) => [kind, dueOn, amountCents, daysBefore],
    );

  it('has its shares on its days; the last part takes the odd dollar', () => {
    expect(parts()).toEqual([
      ['deposit', '2025-06-02', 14_600, null],
      ['second', '2025-06-15', 43_700, null],
      ['third', '2025-07-22', 43_700, 45],
      ['final', '2025-08-22', 43_600, 14],
    ]);
  });

  it('collects today what is due already', () => {
    expect(parts('2025-07-22')).toEqual([
      ['deposit', '2025-07-22', 102_000, null],
      ['final', '2025-08-22', 43_600, 14],
    ]);
  });
});

describe('a trip’s own percentages', () => {
  const totals = (taxPercent: number, fullDiscountPercent: number, travellers = 2) => {
    const plan = { ...USUAL_PLAN, fullDiscountPercent };
    const selection = aSelection({ travellers, paymentType: 'full' });
    const { taxCents, totalCents, payableCents } = quote(
      { ...ENSENADA_CONFIG, taxPercent, plan },
      selection,
      DEPARTS,
      TODAY,
    );
    return [taxCents, totalCents, payableCents].map((cents) => cents / 100);
  };

  it('come on top of the fare, and off the total of who pays in full', () => {
    expect(totals(12, 5)).toEqual([156, 1456, 1383]);
    expect(totals(7, 10)).toEqual([91, 1391, 1252]);
  });

  it('of nothing charge and spare nothing, for two and for one', () => {
    expect(totals(0, 0)).toEqual([0, 1300, 1300]);
    const [taxOfOne, totalOfOne, payableOfOne] = totals(0, 0, 1);
    expect(taxOfOne).toBe(0);
    expect(payableOfOne).toBe(totalOfOne);
  });
});

it('PAY-17: sums to the cent whatever is chosen', () => {
  const code = fc.constant('SUMMER');
  const none = fc.constant(null);
  const promos = fc.oneof(
    none,
    fc.record({ code, percent: fc.integer({ min: 1, max: 90 }), centsOff: none }),
    fc.record({ code, percent: none, centsOff: fc.integer({ min: 100, max: 1_000_000 }) }),
  );
  const selections = fc.record<Selection>({
    cabinType: fc.constantFrom(...CABIN_TYPES),
    occupancy: fc.constantFrom(...OCCUPANCIES),
    travellers: fc.integer({ min: 1, max: 2 }),
    travelInsurance: fc.boolean(),
    paymentType: fc.constantFrom(...PLANS),
    channel: fc.constantFrom(...CHANNELS),
    promo: promos,
  });
  const percent = fc.integer({ min: 0, max: 50 });
  const days = fc.integer({ min: 0, max: 200 });
  const fares = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 1_000_000 }));
  const percents = fc.record({ taxPercent: percent, fullDiscountPercent: percent });
  const found = fc.check(
    fc.property(selections, days, fares, percents, (selection, day, fare, own) => {
      const today = new Date(Date.UTC(2025, 1, 17 + day)).toISOString().slice(0, 10);
      const cabins = { ...ENSENADA_CONFIG.cabins };
      cabins[selection.cabinType] = { ...cabins[selection.cabinType], doubleCents: fare, singleCents: fare };
      const { taxPercent, fullDiscountPercent } = own;
      const plan = { ...USUAL_PLAN, fullDiscountPercent };
      const q = quote({ ...ENSENADA_CONFIG, cabins, taxPercent, plan }, selection, DEPARTS, today);
      const parts = q.parts.map((p) => p.amountCents);
      // Compared without a matcher: a hundred thousand quotes take a second, not ten.
      return (
        parts.reduce((sum, cents) => sum + cents, 0) === q.payableCents &&
        q.fareCents + q.insuranceCents + q.taxCents === q.totalCents &&
        q.totalCents - q.discountCents === q.payableCents &&
        (selection.promo === null || q.promoCents === 0 || q.fareCents >= 100) &&
        q.dueTodayCents + q.remainingCents === q.payableCents &&
        [q.taxCents, q.discountCents, q.promoCents].every((cents) => Number.isInteger(cents) && cents >= 0) &&
        [q.payableCents, q.dueTodayCents, ...parts].every((cents) => Number.isInteger(cents) && cents > 0)
      );
    }),
    { numRuns: 100_000 },
  );
  expect(found.counterexample).toBeNull();
});

it('splits the tax out of a price that includes it, halves up', () => {
  expect(taxIncludedIn(101_000, 12)).toBe(10_821);
  expect(taxIncludedIn(85_000, 12)).toBe(9_107);
});
