import { describe, expect, it } from '@jest/globals';
import { derive, paidOfParts, type DeriveInput } from './derive.rules.js';

const PARTS = [
  { dueOn: '2025-06-02', amountCents: 18_200 },
  { dueOn: '2025-07-07', amountCents: 36_400 },
  { dueOn: '2025-08-06', amountCents: 18_200 },
];
const aBooking = (changes: Partial<DeriveInput> = {}): DeriveInput => ({
  status: 'confirmed',
  disputed: false,
  accessOverride: null,
  entries: [{ kind: 'charge', amountCents: 72_800 }],
  parts: PARTS,
  policy: 'paid_in_full',
  today: '2025-06-10',
  ...changes,
});
const paying = (cents: number) => [...aBooking().entries, { kind: 'capture' as const, amountCents: -cents }];

describe('what a guest has paid', () => {
  it('is nothing before the first payment', () => {
    expect(derive(aBooking({ status: 'held' }))).toMatchObject({
      amountPaidCents: 0,
      paymentStatus: 'unpaid',
      accessGranted: false,
    });
  });

  it('is partial after the deposit, and the second part is next', () => {
    expect(derive(aBooking({ entries: paying(18_200) }))).toEqual({
      amountPaidCents: 18_200,
      receivedCents: 18_200,
      remainingCents: 54_600,
      paymentStatus: 'partial',
      accessGranted: false,
      nextPaymentDate: '2025-07-07',
      partsPaid: 1,
    });
  });

  it('is paid with the last cent, not one cent before', () => {
    expect(derive(aBooking({ entries: paying(72_799) }))).toMatchObject({
      paymentStatus: 'partial',
      accessGranted: false,
    });
    expect(derive(aBooking({ entries: paying(72_800) }))).toMatchObject({
      paymentStatus: 'paid',
      accessGranted: true,
      nextPaymentDate: null,
      partsPaid: 3,
    });
  });

  it('counts the discount for paying in full', () => {
    const entries = [
      { kind: 'charge' as const, amountCents: 72_800 },
      { kind: 'discount' as const, amountCents: -3_600 },
      { kind: 'capture' as const, amountCents: -69_200 },
    ];
    expect(derive(aBooking({ entries }))).toMatchObject({
      amountPaidCents: 69_200,
      remainingCents: 0,
      paymentStatus: 'paid',
    });
  });

  it('of which a part went back leaves the last part open, not the first', () => {
    const entries = [...paying(72_800), { kind: 'refund' as const, amountCents: 10_000 }];
    expect(derive(aBooking({ entries }))).toMatchObject({
      amountPaidCents: 62_800,
      remainingCents: 10_000,
      nextPaymentDate: '2025-08-06',
      partsPaid: 2,
    });
  });

  it('and was given back as goodwill makes the trip cheaper: the same part is next', () => {
    const goodwill = [
      { kind: 'refund' as const, amountCents: 5_000 },
      { kind: 'adjustment' as const, amountCents: -5_000 },
    ];
    expect(derive(aBooking({ entries: [...paying(18_200), ...goodwill] }))).toMatchObject({
      amountPaidCents: 13_200,
      remainingCents: 54_600,
      nextPaymentDate: '2025-07-07',
      partsPaid: 1,
    });
  });

  it('is refunded when everything went back', () => {
    const entries = [
      ...paying(72_800),
      { kind: 'refund' as const, amountCents: 72_800 },
      { kind: 'adjustment' as const, amountCents: -72_800 },
    ];
    expect(derive(aBooking({ status: 'cancelled', entries }))).toMatchObject({
      amountPaidCents: 0,
      remainingCents: 0,
      paymentStatus: 'refunded',
      accessGranted: false,
    });
  });
});

describe('access', () => {
  const paid = { entries: paying(72_800) };

  it.each(['draft', 'held', 'pending_payment', 'expired', 'cancelled', 'waitlist'] as const)(
    'is closed while %s',
    (status) => {
      expect(derive(aBooking({ ...paid, status })).accessGranted).toBe(false);
    },
  );

  it('is closed in a dispute and after a reversal', () => {
    expect(derive(aBooking({ ...paid, disputed: true })).accessGranted).toBe(false);
    const entries = [...paid.entries, { kind: 'reversal' as const, amountCents: 72_800 }];
    expect(derive(aBooking({ entries })).accessGranted).toBe(false);
  });

  it('is whatever a host decided', () => {
    expect(derive(aBooking({ accessOverride: true })).accessGranted).toBe(true);
    expect(derive(aBooking({ ...paid, accessOverride: false })).accessGranted).toBe(false);
  });

  it('stays open while only an extra that was added later is owed', () => {
    const parts = [
      { kind: 'full' as const, dueOn: '2025-06-02', amountCents: 72_800 },
      { kind: 'add_on' as const, dueOn: '2025-08-06', amountCents: 8_900 },
    ];
    const extra = { kind: 'charge' as const, amountCents: 8_900 };
    const owing = aBooking({ parts, entries: [...paid.entries, extra] });
    expect(derive(owing)).toMatchObject({
      accessGranted: true,
      remainingCents: 8_900,
      paymentStatus: 'partial',
      nextPaymentDate: '2025-08-06',
    });
    const early = aBooking({ parts, entries: [...paying(72_700), extra] });
    expect(derive(early).accessGranted).toBe(false);
  });

  it('opens with the deposit under the policy "current", until a part is overdue', () => {
    const current = { entries: paying(18_200), policy: 'current' as const };
    expect(derive(aBooking(current)).accessGranted).toBe(true);
    expect(derive(aBooking({ ...current, today: '2025-07-07' })).accessGranted).toBe(true);
    expect(derive(aBooking({ ...current, today: '2025-07-08' })).accessGranted).toBe(false);
  });
});

it.each([
  [0, [0, 0, 0]],
  [213, [213, 0, 0]],
  [300, [213, 87, 0]],
  [850, [213, 425, 212]],
  [-10, [0, 0, 0]],
])('%i paid in all pays the earliest part first', (paid, expected) => {
  const parts = [{ amountCents: 213 }, { amountCents: 425 }, { amountCents: 212 }];
  expect(paidOfParts(parts, paid)).toEqual(expected);
});
