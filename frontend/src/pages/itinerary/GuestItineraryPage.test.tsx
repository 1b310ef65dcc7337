import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aPlan, unplanned } from '../../testing/tripPages';
import GuestItineraryPage from './GuestItineraryPage';

const NONE_OPEN: Answer = [204];
const OWN = aGuestTrip({
  id: 4,
  title: 'My Trip',
  destination: 'Nassau',
  startDate: '2025-11-07',
  endDate: '2025-11-10',
  timeZone: 'America/New_York',
  sailing: { departsAt: '2025-11-07T21:30:00.000Z', departureTime: '16:30', zoneLabel: 'ET' },
});

const OWN_PLAN = aPlan({ tripId: 4 });
const SOLD_PLAN = aPlan({ days: aPlan().days.map((day) => ({ ...day, title: 'A day of another trip' })) });

function serve({
  me = signedIn(),
  trips = [200, [OWN]] as Answer,
  sold = [200, aTrip({ title: 'Another Trip' })] as Answer | Promise<never>,
  plan = [200, OWN_PLAN] as Answer,
} = {}) {
  return fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/voyages': () => trips,
    'GET /api/guest/trips/4/plan': () => plan,
    'GET /api/trips/current': () => sold,
    'GET /api/trips/current/plan': () => [200, SOLD_PLAN],
  });
}
function open(answers: Parameters<typeof serve>[0] = {}) {
  const asked = serve(answers);
  renderPage(<GuestItineraryPage />, '/guest/itinerary');
  return asked;
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
  await screen.findByText('Boarding opens');
  expect(dayOne()).toHaveTextContent('Fri, Nov 7');
  expect(within(line('Sail-away')).getByText('4:30 PM ET')).toHaveAttribute('datetime', '2025-11-07T16:30');
  expect(screen.getByText(/We sail on Friday at 4:30 PM ET for Nassau/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
  expect(screen.queryByText(/Another Trip|another trip|No trip is on sale/)).toBeNull();
});

it('holds the place of who hosts on board while the trip is on its way', () => {
  open({ sold: new Promise<never>(() => undefined) });
  expect(screen.getByText(/Your host on board is/)).toBeInTheDocument();
});

it('offers no cabin to who has one, and stays at its own address', async () => {
  open();
  const days = await screen.findByRole('navigation', { name: 'Days' });
  expect(screen.queryByRole('link', { name: /cabins/i })).toBeNull();
  expect(within(days).getByRole('link', { name: /Day 2/ })).toHaveAttribute('href', '/guest/itinerary#day-2');
});

it('tells the plan without dates while those of the guest’s trip are not set', async () => {
  open({ trips: [200, [{ ...OWN, sailing: null }]] });
  expect(await screen.findByText(/The dates of your trip are not set yet/)).toBeInTheDocument();
  await screen.findByText('Boarding opens');
  expect(line('Sail-away')).toHaveTextContent('At departure');
  expect(screen.queryByText(/Another Trip/)).toBeNull();
});

it('says that a trip was called off, and puts none of its days into a calendar', async () => {
  open({ trips: [200, [{ ...OWN, isCalledOff: true }]] });
  expect(await screen.findByText(/This trip was called off/)).toBeInTheDocument();
  await screen.findByText('Boarding opens');
  expect(dayOne()).not.toHaveTextContent('Nov 7');
  expect(screen.queryByText(/We sail on/)).toBeNull();
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
});

it.each<[string, Answer, Answer]>([
  ['a host without a place', signedIn({ role: 'host' }), [200, []]],
  ['a visitor', VISITOR, VISITOR],
])('shows %s the trip on sale', async (_, me, trips) => {
  open({ me, trips });
  expect(await screen.findByText('Another Trip, September 5-8, 2025')).toBeInTheDocument();
  expect(await screen.findAllByText('A day of another trip')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See cabins & prices' })).toBeInTheDocument();
});

it('says so to who has no place while no trip is on sale', async () => {
  open({ me: VISITOR, trips: VISITOR, sold: NONE_OPEN });
  expect(await screen.findByText(/No trip is on sale right now/)).toBeInTheDocument();
  expect(screen.queryByText(/did not load/)).toBeNull();
});

it('says that the hours of the guest’s trip are not planned yet, whatever is on sale', async () => {
  const asked = open({ plan: [200, unplanned(4)] });
  expect(await screen.findByText(/The hours of this trip are not planned yet/)).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Days' })).toBeNull();
  expect(asked.map(({ route }) => route)).not.toContain('GET /api/trips/current/plan');
});

it.each<[string, Parameters<typeof serve>[0]]>([
  ['the guest’s trip', { trips: BROKEN }],
  ['its plan', { plan: BROKEN }],
])('says so when %s does not load, shows no other trip’s days, and offers Retry', async (_, answers) => {
  open(answers);
  await screen.findByRole('alert');
  expect(screen.queryByText(/Another Trip|another trip/)).toBeNull();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Boarding opens')).toBeInTheDocument();
  expect(await screen.findByText(/My Trip/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the session has ended of who read their own plan before, also after a reload', async () => {
  localStorage.setItem('guest-auth', '{"isAuthenticated":false,"userId":7}');
  serve({ me: VISITOR });
  document.cookie = 'signed-in=; path=/; max-age=0';
  renderPage(<GuestItineraryPage />, '/guest/itinerary');
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.queryByText(/Another Trip/)).toBeNull();
});
