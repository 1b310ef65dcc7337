import type { HostDate } from '../../api/host/hostDates';
import { splitByDay, wordsOf } from './dates.rules';

const aDate = (changes: Partial<HostDate> = {}): HostDate => ({
  key: 'a',
  kind: 'activity',
  title: 'Dinner seatings',
  note: '',
  onDate: '2025-07-18',
  atTime: null,
  task: null,
  id: 'a',
  version: 1,
  changedBy: 'Marisol Vega',
  bookings: null,
  openCents: null,
  travellersOpen: null,
  isShips: false,
  shipCents: null,
  ...changes,
});
const TODAY = '2025-06-02';

it('folds what is past, the last first; today is not past', () => {
  const dates = ['2025-05-01', '2025-05-30', TODAY, '2025-07-18'].map((onDate) => aDate({ onDate }));
  const { coming, past } = splitByDay([...dates, aDate({ kind: 'document' })], 'activity', TODAY);
  expect(coming.map(({ onDate }) => onDate)).toEqual([TODAY, '2025-07-18']);
  expect(past.map(({ onDate }) => onDate)).toEqual(['2025-05-30', '2025-05-01']);
});

it('starts the form with a standing deadline’s own words, so that only its day changes', () => {
  const standing = aDate({
    id: null,
    version: null,
    kind: 'document',
    task: 'waiver',
    title: 'Waivers signed',
  });
  expect(wordsOf(standing, 'activity', TODAY)).toMatchObject({
    kind: 'document',
    task: 'waiver',
    title: 'Waivers signed',
  });
  expect(wordsOf(null, 'activity', TODAY)).toEqual({
    kind: 'activity',
    task: null,
    title: '',
    note: '',
    onDate: TODAY,
    atTime: null,
  });
});
