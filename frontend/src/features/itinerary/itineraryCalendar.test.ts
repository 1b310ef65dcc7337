import ICAL from 'ical.js';
import { aPlan } from '../../testing/tripPages';
import { itineraryCalendar } from './itineraryCalendar';
import { daysOf, type NumberedDay } from './planTexts';

const TRIP = {
  id: 4,
  title: 'A Trip',
  startDate: '2025-09-05',
  departsAt: '2025-09-05T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:00',
  zoneLabel: 'PT',
};
const STAMP = '2025-06-02T15:00:00.000Z';
const DAYS = daysOf(aPlan(), { artist: 'Cora Valdez' });

function read(days: readonly NumberedDay[] = DAYS) {
  const calendar = new ICAL.Component(ICAL.parse(itineraryCalendar(days, TRIP, STAMP)) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const uidOf = (name: string, days?: readonly NumberedDay[]) =>
  read(days).find(({ summary }) => summary === name)?.uid;

it('holds every activity of the trip once', () => {
  const names = DAYS.flatMap(({ activities }) => activities.map(({ name }) => name));
  expect(names).toHaveLength(6);
  expect(read().map(({ summary }) => summary)).toEqual(names);
  expect(new Set(read().map(({ uid }) => uid)).size).toBe(names.length);
});

it('knows an activity by its key, however it is called and whichever day it moves to', () => {
  expect(uidOf('Deck party')).toMatch(/^trip-4-party@/);
  const [first, second] = DAYS;
  const party = { ...second!.activities[1]!, name: 'Beach party' };
  const moved = [{ ...first!, activities: [party, ...first!.activities] }];
  expect(uidOf('Beach party', moved)).toBe(uidOf('Deck party'));
});

it('holds one day where one day is asked for', () => {
  const [, second] = DAYS;
  expect(read([second!]).map(({ summary }) => summary)).toEqual(second!.activities.map(({ name }) => name));
});

it('tells instants: four in the afternoon in the trip’s zone is 23:00 UTC', () => {
  const sailAway = read().find(({ summary }) => summary === 'Sail-away');
  expect(sailAway?.startDate.toICALString()).toBe('20250905T230000Z');
  expect(sailAway?.endDate.toICALString()).toBe('20250906T003000Z');
  expect(sailAway?.location).toBe('Lido deck');
  expect(sailAway?.description).toBe('A Trip, day 1: All aboard');
});
