import ICAL from 'ical.js';
import type { GuestDates } from '../../api/guestDates';
import { datesCalendar } from './datesCalendar';

const DATES: GuestDates = {
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  timeZone: 'America/Los_Angeles',
  today: '2025-06-02',
  madeAt: '2025-06-02T17:00:00.000Z',
  dates: [
    {
      key: 'part-2',
      kind: 'payment',
      title: 'Second part',
      note: '$812',
      onDate: '2025-07-07',
      atTime: null,
      task: null,
    },
    {
      key: 'w1',
      kind: 'activity',
      title: 'Van to La Bufadora',
      note: '',
      onDate: '2025-08-15',
      atTime: '20:00',
      task: null,
    },
  ],
};

function read() {
  const calendar = new ICAL.Component(ICAL.parse(datesCalendar(DATES)) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('has a whole day where no hour is meant, and the trip’s own hour where one is', () => {
  const [payment, van] = read();
  expect([payment?.startDate.toString(), payment?.summary]).toEqual([
    '2025-07-07',
    'Second part (Ensenada Group Cruise)',
  ]);
  expect(van?.startDate.toJSDate().toISOString()).toBe('2025-08-16T03:00:00.000Z');
});

it('names each date in the same way for ever, so that a second import replaces the first', () => {
  expect(read().map(({ uid }) => uid)).toEqual(['trip-1-part-2@localhost', 'trip-1-w1@localhost']);
});
