import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CancellationPolicy, USUAL_CANCELLATION } from '../../../../contracts/cancellation-policy.js';
import { cancellationTerms, type CancellationInput } from './cancellation.rules.js';

const SAILS = '2025-09-05';
/** 728.00 in parts, all of it paid; the deposit is 182.00. */
const aBooking = (changes: Partial<CancellationInput> = {}): CancellationInput => ({
  paidCents: 72_800,
  payableCents: 72_800,
  plan: null,
  policy: USUAL_CANCELLATION,
  firstPaidOn: '2025-03-01',
  departsOn: SAILS,
  boughtFor: null,
  today: '2025-06-02',
  ...changes,
});

describe('a guest who cancels', () => {
  it.each([
    ['on the day of the first payment', '2025-06-02', '2025-06-02', 'reassurance', 72_800],
    ['on the fourteenth day after it', '2025-06-02', '2025-06-16', 'reassurance', 72_800],
    ['on the fifteenth day after it', '2025-06-02', '2025-06-17', 'step', 54_600],
    ['60 days before departure', '2025-03-01', '2025-07-07', 'step', 54_600],
    ['59 days before departure', '2025-03-01', '2025-07-08', 'step', 27_300],
    ['30 days before departure', '2025-03-01', '2025-08-06', 'step', 27_300],
    ['29 days before departure', '2025-03-01', '2025-08-07', 'nothing', 0],
    ['30 days before departure, paid a week ago', '2025-07-30', '2025-08-06', 'reassurance', 72_800],
    ['29 days before departure, paid a week ago', '2025-07-31', '2025-08-07', 'nothing', 0],
    ['on the day of departure', '2025-03-01', SAILS, 'nothing', 0],
  ] as const)('%s', (_, firstPaidOn, today, applies, refundCents) => {
    expect(cancellationTerms(aBooking({ firstPaidOn, today }))).toMatchObject({
      case: applies,
      refundCents,
      keptCents: 72_800 - refundCents,
    });
  });

  it('leaves the deposit of the plan they booked with', () => {
    const plan = { depositPercent: 40, laterParts: [{ percent: 60, daysBefore: 90, dueOn: null }] };
    expect(cancellationTerms(aBooking({ plan }))).toMatchObject({
      depositCents: 29_100,
      refundCents: 43_700,
    });
  });

  it('and has paid the deposit alone gets nothing of it back after the fortnight', () => {
    const deposit = { paidCents: 18_200, today: '2025-06-30' };
    expect(cancellationTerms(aBooking(deposit))).toMatchObject({ refundCents: 0, keptCents: 18_200 });
    expect(cancellationTerms(aBooking({ ...deposit, paidCents: 9_000 }))).toMatchObject({
      depositCents: 9_000,
      refundCents: 0,
    });
  });

  it('and has paid nothing owes nothing', () => {
    expect(cancellationTerms(aBooking({ paidCents: 0, firstPaidOn: null }))).toMatchObject({
      case: 'nothing_paid',
      refundCents: 0,
      keptCents: 0,
    });
  });

  it('and paid in full keeps the discount out of the deposit', () => {
    expect(cancellationTerms(aBooking({ paidCents: 69_200, payableCents: 69_200 }))).toMatchObject({
      depositCents: 17_300,
      refundCents: 51_900,
    });
  });

  it('gets the odd half cent', () => {
    const odd = { paidCents: 72_801, today: '2025-07-20' };
    expect(cancellationTerms(aBooking(odd))).toMatchObject({ refundCents: 27_301, keptCents: 45_500 });
  });
});

it.each([
  ['2025-06-02', '2025-06-05', '2025-06-16'],
  ['2025-07-30', '2025-08-01', '2025-08-06'],
  ['2025-03-01', '2025-06-02', '2025-07-07'],
  ['2025-03-01', '2025-07-08', '2025-08-06'],
  ['2025-03-01', '2025-08-07', null],
])('paid first on %s and cancelled on %s, the figure stands until %s', (firstPaidOn, today, validUntil) => {
  expect(cancellationTerms(aBooking({ firstPaidOn, today })).validUntil).toBe(validUntil);
});

it('days are counted on the calendar, across the change of clocks and the year', () => {
  const booking = { departsOn: '2026-03-10', firstPaidOn: '2025-10-01' };
  expect(cancellationTerms(aBooking({ ...booking, today: '2026-01-09' }))).toMatchObject({
    daysBeforeDeparture: 60,
    case: 'step',
  });
  expect(cancellationTerms(aBooking({ ...booking, today: '2025-12-31' })).daysBeforeDeparture).toBe(69);
});

/** Three steps, and no days in which all comes back. */
const STRICT: CancellationPolicy = {
  reassuranceDays: 0,
  steps: [
    { daysBefore: 120, percent: 80 },
    { daysBefore: 90, percent: 33 },
    { daysBefore: 0, percent: 10 },
  ],
};

describe('a trip with a policy of its own', () => {
  it.each([
    ['a day after paying', '2025-04-02', '2025-04-03', 'step', 43_680, '2025-05-08'],
    ['120 days before departure', '2025-03-01', '2025-05-08', 'step', 43_680, '2025-05-08'],
    ['119 days before departure', '2025-03-01', '2025-05-09', 'step', 18_018, '2025-06-07'],
    ['on the day of departure', '2025-03-01', SAILS, 'step', 5_460, null],
  ] as const)('returns what its steps say: %s', (_, firstPaidOn, today, applies, refundCents, validUntil) => {
    const booking = aBooking({ policy: STRICT, firstPaidOn, today });
    expect(cancellationTerms(booking)).toMatchObject({ case: applies, refundCents, validUntil });
  });

  it('without steps returns everything in the first days, and nothing after them', () => {
    const policy = { reassuranceDays: 3, steps: [] };
    const on = (today: string) =>
      cancellationTerms(aBooking({ policy, firstPaidOn: '2025-09-01', today, paidCents: 72_800 }));
    expect(on('2025-09-04')).toMatchObject({
      case: 'reassurance',
      refundCents: 72_800,
      validUntil: '2025-09-04',
    });
    expect(on(SAILS)).toMatchObject({ case: 'nothing', refundCents: 0, validUntil: null });
  });

  it('may return nothing at all', () => {
    const policy = { reassuranceDays: 0, steps: [] };
    const terms = cancellationTerms(aBooking({ policy, firstPaidOn: '2025-06-02' }));
    expect(terms).toMatchObject({ case: 'nothing', refundCents: 0 });
  });
});

const policies: fc.Arbitrary<CancellationPolicy> = fc
  .tuple(
    fc.nat(60),
    fc.uniqueArray(fc.nat(200), { maxLength: 5 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([reassuranceDays, days, percents]) => {
    const falling = percents.toSorted((a, b) => b - a);
    const steps = days
      .toSorted((a, b) => b - a)
      .map((daysBefore, place) => ({ daysBefore, percent: falling[place]! }));
    return { reassuranceDays, steps };
  });

it('nobody gets more than was paid, nothing is lost, and waiting never returns more, whatever the policy', () => {
  const day = fc
    .integer({ min: 0, max: 188 })
    .map((n) => new Date(Date.UTC(2025, 2, 1 + n)).toISOString().slice(0, 10));
  const cents = fc.nat(400_000);
  fc.assert(
    fc.property(policies, cents, cents, day, day, (policy, paidCents, payableCents, a, b) => {
      const [earlier, later] = a < b ? [a, b] : [b, a];
      const terms = (today: string) =>
        cancellationTerms(aBooking({ policy, paidCents, payableCents, today }));
      const now = terms(earlier);
      expect(now.keptCents + now.refundCents).toBe(paidCents);
      expect(now.refundCents).toBeGreaterThanOrEqual(terms(later).refundCents);
      expect(now.keptCents).toBeGreaterThanOrEqual(0);
      // Until the day that is named, the figure stands.
      expect(terms(now.validUntil ?? earlier).refundCents).toBe(now.refundCents);
    }),
  );
});

describe('a sailing that its organiser has moved', () => {
  const today = '2025-06-02';

  it('nearer takes nobody’s right to money back: the day counts that was bought', () => {
    const terms = cancellationTerms(aBooking({ departsOn: '2025-06-22', boughtFor: SAILS, today }));
    expect(terms).toMatchObject({
      case: 'step',
      refundCents: 54_600,
      daysBeforeDeparture: 20,
      countsFrom: SAILS,
      // It stands until the ship has left.
      validUntil: null,
    });
  });

  it('away gives more: the later day counts', () => {
    const terms = cancellationTerms(aBooking({ departsOn: '2025-09-05', boughtFor: '2025-06-22', today }));
    expect(terms).toMatchObject({ refundCents: 54_600, countsFrom: null, daysBeforeDeparture: 95 });
  });
});
