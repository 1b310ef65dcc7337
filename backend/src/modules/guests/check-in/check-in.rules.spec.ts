import { describe, expect, it } from '@jest/globals';
import {
  checkInNow,
  checkInOpensOn,
  checkInProblem,
  checkInSpan,
  checkInState,
  closingProblem,
  datesThatHold,
} from './check-in.rules.js';

const trip = (startDate: string | null, checkInDays?: number) => ({ startDate, config: { checkInDays } });
const closing = (onDate: string, atTime: string | null = null) => [
  { task: 'check_in' as const, onDate, atTime },
];

it('opens two weeks before departure, or as many days as the trip says; without a day never', () => {
  expect(checkInOpensOn(trip('2025-09-05'))).toBe('2025-08-22');
  expect(checkInOpensOn(trip('2025-09-05', 30))).toBe('2025-08-06');
  expect(checkInOpensOn(trip(null, 30))).toBeNull();
});

describe('it closes', () => {
  const SAILS = trip('2025-09-05');

  it.each([
    ['two days before departure', SAILS, [], '2025-09-03', null],
    ['on the day on which it opens, where that is later', trip('2025-09-05', 1), [], '2025-09-04', null],
    ['on the day of a host', SAILS, closing('2025-08-29'), '2025-08-29', null],
    ['at the hour of a host', SAILS, closing('2025-08-29', '18:00'), '2025-08-29', '18:00'],
    ['with the departure at the latest', SAILS, closing('2025-09-07', '18:00'), '2025-09-05', null],
    ['by its own rule where it would not have opened yet', SAILS, closing('2025-08-21'), '2025-09-03', null],
  ] as const)('%s', (_, of, written, closesOn, closesAt) => {
    expect(checkInSpan(of, written)).toMatchObject({ closesOn, closesAt });
  });

  it('never, while the trip has no day', () => {
    const never = { opensOn: null, closesOn: null, closesAt: null };
    expect(checkInSpan(trip(null), closing('2025-08-29'))).toEqual(never);
    expect(checkInState(never, { today: '2025-08-29', time: '12:00', hasSailed: false })).toBe('early');
  });
});

it('is printed everywhere on the day on which it closes', () => {
  const waiver = { task: 'waiver' as const, onDate: '2025-08-01', atTime: '12:00' };
  const of = (date: ReturnType<typeof closing>) => datesThatHold(trip('2025-09-05'), [waiver, ...date]);
  expect(of(closing('2025-08-29', '18:00'))).toEqual([waiver, ...closing('2025-08-29', '18:00')]);
  expect(of(closing('2025-08-21', '18:00'))).toEqual([waiver]);
  expect(of(closing('2025-09-07', '18:00'))).toEqual([waiver, ...closing('2025-09-05')]);
  expect(datesThatHold(trip(null), closing('2025-08-21'))).toEqual(closing('2025-08-21'));
});

it.each([
  ['2025-08-21', '23:59', false, 'early'],
  ['2025-08-22', '00:00', false, 'open'],
  ['2025-08-29', '17:59', false, 'open'],
  ['2025-08-29', '18:00', false, 'over'],
  ['2025-08-30', '00:00', false, 'over'],
  ['2025-08-23', '12:00', true, 'over'],
])('on %s at %s, sailed %s: %s', (today, time, hasSailed, state) => {
  const span = checkInSpan(trip('2025-09-05'), closing('2025-08-29', '18:00'));
  expect(checkInState(span, { today, time, hasSailed })).toBe(state);
});

it('is open to the end of a day without an hour', () => {
  const span = checkInSpan(trip('2025-09-05'), closing('2025-08-29'));
  const at = (today: string, time: string) => checkInState(span, { today, time, hasSailed: false });
  expect([at('2025-08-29', '23:59'), at('2025-08-30', '00:00')]).toEqual(['open', 'over']);
});

it('goes by the clocks of the trip, and is over once the ship is away', () => {
  const sails = {
    startDate: '2025-09-05',
    departsAt: new Date('2025-09-05T23:00:00Z'),
    timeZone: 'America/Los_Angeles',
    config: {},
  };
  const at = (now: string, today: string, written: ReturnType<typeof closing>) =>
    checkInNow(sails, written, { now: new Date(now), today }).state;
  const evening = closing('2025-08-29', '18:00');
  expect(at('2025-08-30T00:59:00Z', '2025-08-29', evening)).toBe('open');
  expect(at('2025-08-30T01:00:00Z', '2025-08-29', evening)).toBe('over');
  expect(at('2025-09-05T22:59:00Z', '2025-09-05', closing('2025-09-05'))).toBe('open');
  expect(at('2025-09-05T23:00:00Z', '2025-09-05', closing('2025-09-05'))).toBe('over');
});

it('is not closed by a host before it opens', () => {
  const sentence = 'Online check-in opens on August 22, 2025: choose that day or a later one';
  expect(closingProblem(trip('2025-09-05'), '2025-08-21')).toBe(sentence);
  expect(closingProblem(trip('2025-09-05'), '2025-08-22')).toBeNull();
  expect(closingProblem(trip('2025-09-05', 30), '2025-08-21')).toBeNull();
  expect(closingProblem(trip(null), '2025-08-21')).toBeNull();
});

it('asks for the details, then for the waiver', () => {
  expect(checkInProblem({ missing: ['passport'], hasSigned: false })).toBe('Complete the details first');
  const answersFirst = 'Answer the questions of your hosts first';
  expect(checkInProblem({ missing: ['answers'], hasSigned: false })).toBe(answersFirst);
  expect(checkInProblem({ missing: [], hasSigned: false })).toBe('Sign the waiver first');
  expect(checkInProblem({ missing: [], hasSigned: true })).toBeNull();
});
