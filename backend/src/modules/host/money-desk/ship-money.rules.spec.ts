import { describe, expect, it } from '@jest/globals';
import type { ShipDeadline } from '../../../../contracts/ship-group.js';
import { USUAL_PLAN } from '../../trips/instalment-plan.js';
import { finalDay, partsAfter, shipDues } from './ship-money.rules.js';

const TODAY = '2025-06-02';
const due = (onDate: string, amountCents: number | null, changes: Partial<ShipDeadline> = {}) => ({
  kind: 'deposit' as const,
  words: '',
  onDate,
  amountCents,
  ...changes,
});
const none = { paidCents: 0, parts: [] };
const parts = [
  { dueOn: '2025-05-30', cents: 100 },
  { dueOn: '2025-07-07', cents: 2_000 },
  { dueOn: '2025-07-20', cents: 300 },
  { dueOn: '2025-08-06', cents: 40_000 },
];

describe('what the ship wants by a day', () => {
  it('is set against what is paid, and what the plans bring until the end of that day', () => {
    const [only] = shipDues([due('2025-07-20', 5_000)], { paidCents: 1_000, parts }, TODAY);
    expect(only).toMatchObject({ neededCents: 5_000, comesCents: 2_400, missingCents: 1_600 });
  });

  it('is missing nothing where there is more than enough', () => {
    const [only] = shipDues([due('2025-07-20', 5_000)], { paidCents: 9_000, parts }, TODAY);
    expect(only?.missingCents).toBe(0);
  });

  it('needs what was due before it too, also on days that are over, and on the same day', () => {
    const deadlines = [
      due('2025-07-20', 30),
      due('2025-07-01', 7),
      due('2025-05-01', 500),
      due('2025-07-20', 1_000),
    ];
    const all = shipDues(deadlines, none, TODAY);
    expect(all.map(({ onDate, neededCents, missingCents }) => [onDate, neededCents, missingCents])).toEqual([
      ['2025-05-01', 500, 500],
      ['2025-07-01', 507, 507],
      ['2025-07-20', 1_537, 1_537],
      ['2025-07-20', 1_537, 1_537],
    ]);
  });

  it('is told of today, and of no day without an amount', () => {
    const deadlines = [due(TODAY, 10), due('2025-07-01', null, { kind: 'names_due' })];
    expect(shipDues(deadlines, none, TODAY).map(({ onDate }) => onDate)).toEqual([TODAY]);
  });

  it('says how much of what comes is overdue', () => {
    const [only] = shipDues([due('2025-07-20', 2_400)], { paidCents: 0, parts }, TODAY);
    expect(only).toMatchObject({ comesCents: 2_400, overdueCents: 100, missingCents: 0, isOver: false });
  });

  it('stays when its day is over, while guests have not paid as much, and of several the last', () => {
    const deadlines = [due('2025-05-01', 300), due('2025-06-01', 500), due('2025-07-01', 1)];
    const days = (paidCents: number) =>
      shipDues(deadlines, { paidCents, parts }, TODAY).map(({ onDate, isOver }) => [onDate, isOver]);
    expect(days(799)).toEqual([
      ['2025-06-01', true],
      ['2025-07-01', false],
    ]);
    expect(days(800)).toEqual([['2025-07-01', false]]);
    const [over] = shipDues(deadlines, { paidCents: 600, parts }, TODAY);
    // What is due from today on does not mend it.
    expect(over).toMatchObject({ neededCents: 800, comesCents: 100, overdueCents: 100, missingCents: 100 });
  });
});

describe('the parts of the plan', () => {
  const trip = { startDate: '2025-09-05', plan: undefined };

  it('are late where they fall due after the day by which the ship wants everything', () => {
    expect(partsAfter('2025-07-20', trip)).toEqual([{ kind: 'final', daysBefore: 30, dueOn: '2025-08-06' }]);
    expect(partsAfter('2025-07-06', trip).map(({ kind }) => kind)).toEqual(['second', 'final']);
  });

  it('are in time on the day itself', () => {
    expect(partsAfter('2025-08-06', trip)).toEqual([]);
    const fixed = { ...USUAL_PLAN, laterParts: [{ percent: 75, daysBefore: null, dueOn: '2025-08-07' }] };
    expect(partsAfter('2025-08-06', { ...trip, plan: fixed })).toEqual([
      { kind: 'final', daysBefore: null, dueOn: '2025-08-07' },
    ]);
  });

  it('are held against the first day that is called the final payment', () => {
    expect(finalDay([due('2025-07-01', 1)])).toBeNull();
    const finals = ['2025-08-01', '2025-07-20'].map((day) => due(day, null, { kind: 'final_payment' }));
    expect(finalDay(finals)).toBe('2025-07-20');
  });
});
