import ICAL from 'ical.js';
import { DAYS } from './days';
import { itineraryCalendar } from './itineraryCalendar';

const TRIP = {
  id: 1,
  title: 'Ensenada Group Cruise',
  startDate: '2025-09-05',
  departsAt: '2025-09-05T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:00',
  zoneLabel: 'PT',
};
const STAMP = '2025-06-02T15:00:00.000Z';

function read(days = DAYS) {
  const calendar = new ICAL.Component(ICAL.parse(itineraryCalendar(days, TRIP, STAMP)) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('holds every activity of the trip once, each under an id of its own', () => {
  const names = DAYS.flatMap(({ activities }) => activities.map(({ name }) => name));
  expect(read().map(({ summary }) => summary)).toEqual(names);
  expect(new Set(read().map(({ uid }) => uid)).size).toBe(names.length);
});

it('holds one day where one day is asked for', () => {
  const [, second] = DAYS;
  expect(read([second!]).map(({ summary }) => summary)).toEqual(second!.activities.map(({ name }) => name));
});

it('tells instants: four in the afternoon in the trip’s zone is 23:00 UTC', () => {
  const sailAway = read().find(({ summary }) => summary === 'Sail-away and the first set');
  expect(sailAway?.startDate.toICALString()).toBe('20250905T230000Z');
  expect(sailAway?.endDate.toICALString()).toBe('20250906T003000Z');
  expect(sailAway?.location).toBe('Lido deck');
  expect(sailAway?.description).toBe('Ensenada Group Cruise, day 1: All aboard, and away');
});
