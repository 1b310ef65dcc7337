import { USUAL_CANCELLATION } from '../../../../../backend/contracts/cancellation-policy';
import ICAL from 'ical.js';
import { calendarFile } from './calendarFile';

const trip = {
  id: 1,
  version: 1,
  title: 'Sunset Sessions, a festival at sea; three days',
  destination: 'Ensenada, Mexico',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  departsAt: '2025-09-05T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:00',
  zoneLabel: 'PT',
  insuranceCents: 16_000,
  taxPercent: 12,
  fullDiscountPercent: 5,
  depositPercent: 25,
  laterParts: [
    { percent: 50, daysBefore: 60, dueOn: null },
    { percent: 25, daysBefore: 30, dueOn: null },
  ],
  cancellation: USUAL_CANCELLATION,
  minimumAge: 18,
  passportMonths: 6,
  ownTerms: [],
  organiser: null,
  contactEmail: 'hello@gangway.example',
};

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('holds the days of the voyage, the last one included, and the instant of departure', () => {
  const events = eventsOf(calendarFile({ reference: 'GW-1234', trip }, new Date('2025-06-02T10:00:00Z')));
  expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
    ['GW-1234-voyage@localhost', trip.title],
    ['GW-1234-departure@localhost', `${trip.title}: departure`],
  ]);
  const [voyage, departure] = events;
  expect([voyage?.startDate.toString(), voyage?.endDate.toString()]).toEqual(['2025-09-05', '2025-09-09']);
  expect(departure?.startDate.toJSDate().toISOString()).toBe(trip.departsAt);
});
