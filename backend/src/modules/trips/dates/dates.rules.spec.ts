import { describe, expect, it } from '@jest/globals';
import { type DatesInput, importantDates, shortTime, taskDays, type WrittenDate } from './dates.rules.js';

const written = (changes: Partial<WrittenDate> = {}): WrittenDate => ({
  id: 'w1',
  kind: 'activity',
  task: null,
  title: 'Dinner seatings close',
  note: '',
  onDate: '2025-08-01',
  atTime: '18:00',
  ...changes,
});
const dates = (changes: Partial<DatesInput> = {}) =>
  importantDates({
    trip: { title: 'Cruise', startDate: '2025-09-05', endDate: '2025-09-08', sailsAt: '16:00' },
    payments: [],
    taskDays: {},
    written: [],
    ...changes,
  });

it('tells when the ship sails and comes back, once the trip has days', () => {
  expect(dates().map(({ key, onDate, atTime }) => [key, onDate, atTime])).toEqual([
    ['departure', '2025-09-05', '16:00'],
    ['return', '2025-09-08', null],
  ]);
  const undated = { title: 'Cruise', startDate: null, endDate: null, sailsAt: null };
  expect(dates({ trip: undated })).toEqual([]);
});

it('goes by day; within one the whole day comes first, then the clock, money before papers', () => {
  const payments = [{ key: 'second', title: 'Second part', note: '', onDate: '2025-08-01' }];
  const late = written({ id: 'w2', atTime: '21:00' });
  const all = dates({ payments, taskDays: { waiver: '2025-08-01' }, written: [late, written()] });
  expect(all.map(({ key }) => key)).toEqual(['second', 'waiver', 'w1', 'w2', 'departure', 'return']);
});

describe('a date that a host gave to a task', () => {
  const own = written({ kind: 'document', task: 'waiver', onDate: '2025-07-01' });

  it('is the task’s date under the name it had before', () => {
    const keys = (list: readonly WrittenDate[]) =>
      dates({ taskDays: { waiver: '2025-08-01' }, written: list }).map(({ key }) => key);
    expect(keys([own])).toEqual(keys([]));
  });

  it('takes the place of the standing one', () => {
    const all = dates({ taskDays: { waiver: '2025-08-08', passport: '2025-07-25' }, written: [own] });
    expect(all.filter(({ task }) => task).map(({ key, onDate }) => [key, onDate])).toEqual([
      ['waiver', '2025-07-01'],
      ['passport', '2025-07-25'],
    ]);
  });

  it('is the day of the check-list', () => {
    expect(taskDays({ waiver: '2025-08-08', passport: '2025-07-25' }, [own, written()])).toEqual({
      waiver: '2025-07-01',
      passport: '2025-07-25',
    });
  });
});

it('tells a time without its seconds', () => expect(shortTime('16:00:00')).toBe('16:00'));
