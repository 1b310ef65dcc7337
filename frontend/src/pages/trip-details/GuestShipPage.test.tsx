import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aFront } from '../../testing/tripPages';
import { aShip, unwrittenShip } from '../../testing/tripShip';
import GuestShipPage from './GuestShipPage';

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
  sold = [200, aTrip({ title: 'Another Trip' })] as Answer,
  ship = [200, aShip({ tripId: 4 })] as Answer,
} = {}) {
  return fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/voyages': () => trips,
    'GET /api/guest/trips/4/ship': () => ship,
    'GET /api/guest/trips/4/front': () => [200, aFront({ tripId: 4 })],
    'GET /api/trips/current': () => sold,
    'GET /api/trips/current/ship': () => [200, aShip({ title: 'A ship of another trip' })],
  });
}
function open(answers: Parameters<typeof serve>[0] = {}) {
  const asked = serve(answers);
  renderPage(<GuestShipPage />, '/guest/ship');
  return asked;
}
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

it.each<[string, Answer]>([
  ['another trip is on sale', [200, aTrip({ title: 'Another Trip' })]],
  ['no trip is on sale', [204]],
])('says what the guest’s own trip says of its ship, and sells nothing, while %s', async (_, sold) => {
  const asked = open({ sold });
  expect(await screen.findByRole('heading', { level: 1, name: 'Two masts and a lagoon' })).toBeVisible();
  expect(document.title).toBe('Your ship | Gangway');
  expect(screen.getByText('My Trip, November 7-10, 2025')).toBeVisible();
  const facts = await region('Trip facts');
  for (const fact of ['3 days / 2 nights', 'Nassau', 'Departs Friday, 4:30 PM ET', 'Cabin and breakfast'])
    expect(facts).toHaveTextContent(fact);
  await screen.findByRole('list', { name: 'Destination gallery' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Highlights',
    'The ship in figures',
    'On board',
    'More to look forward to',
    'The voyage in pictures',
    'Good to know',
  ]);
  expect(within(await region('Good to know')).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/contact?trip=4',
  );
  expect(screen.queryByRole('link', { name: /Join Trip|Book|prices/ })).toBeNull();
  expect(document.body).not.toHaveTextContent(/\$|nother [Tt]rip|on sale/);
  expect(asked.map(({ route }) => route)).not.toContain('GET /api/trips/current/ship');
});

it('shows what is true of every ship while nobody has written more', async () => {
  open({ ship: [200, unwrittenShip(4)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Our ship' })).toBeVisible();
  expect(await region('Good to know')).toHaveTextContent('The captain may change the route');
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
});

it('says that a trip was called off, names none of its days, and keeps what was told of its ship', async () => {
  open({ trips: [200, [{ ...OWN, isCalledOff: true }]] });
  expect(await region('This trip was called off')).toHaveTextContent('It does not take place.');
  expect(await region('On board')).toHaveTextContent('Galley');
  expect(screen.getByText('My Trip')).toBeVisible();
  expect(document.body).not.toHaveTextContent('November');
  expect(screen.queryByRole('region', { name: 'Trip facts' })).toBeNull();
});

it('says that the days of a trip are not set yet', async () => {
  open({ trips: [200, [{ ...OWN, startDate: null, endDate: null, sailing: null, daysUntil: null }]] });
  await region('On board');
  expect(await region('Trip facts')).toHaveTextContent('DatesNot set yet');
  expect(screen.getByText('My Trip')).toBeVisible();
});

it('leads who travels with no trip to the ship of the one on sale', async () => {
  open({ trips: [200, []] });
  expect(await screen.findByText('You are at /template/trip-details')).toBeVisible();
});

it('sends a visitor to the login and back', async () => {
  open({ me: VISITOR, trips: VISITOR });
  expect(await screen.findByText('This page is about the ship of your own trip.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fguest%2Fship',
  );
});

it('keeps the facts where the ship does not load, shows no other one, and asks again', async () => {
  open({ ship: BROKEN });
  const [note] = (await screen.findAllByRole('alert')).filter(({ textContent }) =>
    textContent?.includes('on board'),
  );
  expect(await region('Trip facts')).toHaveTextContent('Nassau');
  expect(screen.getByRole('heading', { level: 1, name: 'Our ship' })).toBeVisible();
  serve();
  await userEvent.click(within(note!).getByRole('button', { name: 'Retry' }));
  expect(await region('On board')).toHaveTextContent('Galley');
});

it('says so when it is not known which trip it is, and asks again', async () => {
  open({ trips: BROKEN });
  expect(await screen.findByRole('alert')).toHaveTextContent('dates and figures did not load');
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await region('On board')).toHaveTextContent('Galley');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
