import type { HostDate, TripDates } from '../../api/host/hostDates';
import { agendaOf, pastWords } from './agenda.rules';

const aDate = (title: string, onDate: string, changes: Partial<HostDate> = {}): HostDate => ({
  key: title,
  kind: 'activity',
  title,
  note: '',
  onDate,
  atTime: null,
  task: null,
  id: title,
  version: 1,
  changedBy: null,
  bookings: null,
  openCents: null,
  travellersOpen: null,
  isShips: false,
  shipCents: null,
  ...changes,
});
const aTrip = (tripId: number, today: string, dates: HostDate[]): TripDates => ({
  tripId,
  title: `Trip ${tripId}`,
  timeZone: 'UTC',
  today,
  mayEdit: true,
  dates,
});
const titles = (entries: ReturnType<typeof agendaOf>['week']) => entries.map(({ date }) => date.title);

it('puts the dates of all trips into one list by day, and parts it by how soon they are', () => {
  const agenda = agendaOf([
    aTrip(1, '2025-06-02', [aDate('Menus', '2025-06-08'), aDate('Rooms', '2025-06-09')]),
    aTrip(2, '2025-06-02', [
      aDate('Buses', '2025-06-02', { atTime: '18:00' }),
      aDate('Call', '2025-06-02', { atTime: '09:00' }),
      aDate('Cake', '2025-06-30'),
    ]),
  ]);
  expect(titles(agenda.week)).toEqual(['Call', 'Buses', 'Menus']);
  expect(titles(agenda.month)).toEqual(['Rooms']);
  expect(titles(agenda.later)).toEqual(['Cake']);
});

it('takes the day from where each trip sails', () => {
  const agenda = agendaOf([
    aTrip(1, '2025-06-03', [aDate('Over there', '2025-06-02')]),
    aTrip(2, '2025-06-02', [aDate('Here today', '2025-06-02')]),
  ]);
  expect(titles(agenda.past)).toEqual(['Over there']);
  expect(titles(agenda.week)).toEqual(['Here today']);
});

it('keeps what is past and still open apart, the longest past first', () => {
  const agenda = agendaOf([
    aTrip(1, '2025-06-02', [
      aDate('Second part', '2025-05-30', { kind: 'payment', bookings: 1 }),
      aDate('Waivers', '2025-05-20', { kind: 'document', task: 'waiver', travellersOpen: 3 }),
      aDate('Deposits', '2025-05-01', { kind: 'payment', bookings: 0 }),
      aDate('Playlist', '2025-05-10'),
    ]),
  ]);
  expect(titles(agenda.late)).toEqual(['Waivers', 'Second part']);
  expect(titles(agenda.past)).toEqual(['Playlist', 'Deposits']);
});

it('does not say of the ship’s days that nothing is open at them', () => {
  const past = aDate('Playlist', '2025-05-10');
  const ships = aDate('Final payment to the ship', '2025-05-20', { isShips: true, shipCents: 150_000 });
  const words = (...dates: HostDate[]) => pastWords(agendaOf([aTrip(1, '2025-06-02', dates)]));
  expect(words(past)).toBe('1 past, with nothing open');
  expect(words(past, ships)).toBe("2 past, with nothing open but perhaps the ship's (1)");
});
