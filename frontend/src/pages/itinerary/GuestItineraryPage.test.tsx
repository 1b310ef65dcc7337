import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import GuestItineraryPage from './GuestItineraryPage';

const NONE_OPEN: Answer = [404, { statusCode: 404, code: 'trip.none_open', message: 'None.' }];
const OWN = aGuestTrip({
  id: 4,
  title: 'My Trip',
  destination: 'Nassau',
  startDate: '2025-11-07',
  endDate: '2025-11-10',
  timeZone: 'America/New_York',
  sailing: { departsAt: '2025-11-07T21:30:00.000Z', departureTime: '16:30', zoneLabel: 'ET' },
});

function serve({
  me = signedIn(),
  trips = [200, [OWN]] as Answer,
  sold = [200, aTrip({ title: 'Another Trip' })] as Answer | Promise<never>,
} = {}) {
  fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/trips': () => trips,
    'GET /api/trips/current': () => sold,
  });
}
function open(answers: Parameters<typeof serve>[0] = {}) {
  serve(answers);
  renderPage(<GuestItineraryPage />, '/guest/itinerary');
}
const dayOne = () => screen.getByRole('region', { name: /^Day 1/ });
const line = (name: string) => screen.getByText(name, { selector: 'strong' }).closest('li') as HTMLLIElement;

beforeEach(() => localStorage.clear());

it.each<[string, Answer]>([
  ['another trip is on sale', [200, aTrip({ title: 'Another Trip' })]],
  ['no trip is on sale', NONE_OPEN],
])('dates the plan by the trip the guest has a place on while %s', async (_, sold) => {
  open({ sold });
  expect(await screen.findByText('My Trip, November 7-10, 2025')).toBeInTheDocument();
  expect(dayOne()).toHaveTextContent('Fri, Nov 7');
  expect(within(line('Sail-away and the first set')).getByText('4:30 PM ET')).toHaveAttribute(
    'datetime',
    '2025-11-07T16:30',
  );
  expect(screen.getByText(/We sail on Friday at 4:30 PM ET for Nassau/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
  expect(screen.queryByText(/Another Trip|No trip is on sale/)).toBeNull();
});

it('holds the place of who hosts on board while the trip is on its way', () => {
  open({ sold: new Promise<never>(() => undefined) });
  expect(screen.getByText(/Your host on board is/)).toBeInTheDocument();
});

it('offers no cabin to who has one, and stays at its own address', async () => {
  open();
  await screen.findByText(/My Trip/);
  expect(screen.queryByRole('link', { name: /cabins/i })).toBeNull();
  const days = screen.getByRole('navigation', { name: 'Days' });
  expect(within(days).getByRole('link', { name: /Day 3/ })).toHaveAttribute('href', '/guest/itinerary#day-3');
});

it('tells the plan without dates while those of the guest’s trip are not set', async () => {
  open({ trips: [200, [{ ...OWN, sailing: null }]] });
  expect(await screen.findByText(/The dates of your trip are not set yet/)).toBeInTheDocument();
  expect(line('Sail-away and the first set')).toHaveTextContent('At departure');
  expect(screen.queryByText(/Another Trip/)).toBeNull();
});

it.each<[string, Answer, Answer]>([
  ['a host without a place', signedIn({ role: 'host' }), [200, []]],
  ['a visitor', VISITOR, VISITOR],
])('shows %s the trip on sale', async (_, me, trips) => {
  open({ me, trips });
  expect(await screen.findByText('Another Trip, September 5-8, 2025')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See cabins & prices' })).toBeInTheDocument();
});

it('says so to who has no place while no trip is on sale', async () => {
  open({ me: VISITOR, trips: VISITOR, sold: NONE_OPEN });
  expect(await screen.findByText(/No trip is on sale right now/)).toBeInTheDocument();
  expect(screen.queryByText(/did not load/)).toBeNull();
});

it('still tells the plan when the guest’s trip does not load, and offers Retry', async () => {
  open({ trips: BROKEN });
  await screen.findByRole('alert');
  expect(line('Boarding opens')).toBeInTheDocument();
  expect(screen.queryByText(/Another Trip/)).toBeNull();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/My Trip/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
