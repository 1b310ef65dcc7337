import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import HostDashboardPage from './HostDashboardPage';

const signedIn = (role: 'guest' | 'host') => ({
  user: { id: 1, username: 'theo', email: 't@example.com', firstName: 'Theo', lastName: 'Lindqvist', role },
  guest: null,
});
const overview = {
  summary: {
    version: 7,
    totalTrips: 12,
    activeTrips: 3,
    totalGuests: 156,
    confirmedGuests: 150,
    pendingGuests: 6,
    revenueCents: 8_975_000,
    pendingCents: 1_240_000,
    completionPercent: 42,
  },
  recentTrips: ['Ensenada', 'Panama', 'Hawaii', 'Baltic'].map((title, index) => ({
    id: index + 1,
    title,
    status: 'active',
    guestCount: 12,
    maxGuests: 1000,
    revenueCents: 650_900,
    startDate: '2025-09-05',
    endDate: '2025-09-08',
    location: 'Mexico',
  })),
  recentGuests: [
    {
      bookingId: 'Abcdefghijklmnopqrstu1',
      name: 'Camila Duarte',
      tripId: 1,
      tripTitle: 'Ensenada',
      status: 'confirmed',
      paymentStatus: 'unpaid',
      isBuyer: true,
      amountPaidCents: 0,
      at: '2025-06-02T18:14:00Z',
    },
    {
      bookingId: 'Abcdefghijklmnopqrstu1',
      name: 'Rui Duarte',
      tripId: 1,
      tripTitle: 'Ensenada',
      status: 'confirmed',
      paymentStatus: 'unpaid',
      isBuyer: false,
      amountPaidCents: 0,
      at: '2025-06-02T18:14:00Z',
    },
  ],
  recentEvents: [
    {
      id: 7,
      type: 'booking.created',
      tripId: 1,
      at: '2025-06-02T18:14:00Z',
      summary: { text: 'Camila D. booked Balcony for 2', bookingId: 'Abcdefghijklmnopqrstu1' },
    },
  ],
};

it.each<[string, Answer]>([
  ['visitors', [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }]],
  ['guests', [200, signedIn('guest')]],
])('refuses %s and leads them to the login', async (_, me) => {
  const seen = fakeServer({ 'GET /api/auth/me': () => me });
  renderPage(<HostDashboardPage />, '/host/dashboard');

  expect(await screen.findByText(/for the hosts of a trip/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fhost%2Fdashboard',
  );
  expect(seen.map(({ route }) => route)).not.toContain('GET /api/host/overview');
});

it('shows a host the figures, the first three trips, and what has arrived', async () => {
  fakeServer({
    'GET /api/auth/me': () => [200, signedIn('host')],
    'GET /api/host/overview': () => [200, overview],
  });
  renderPage(<HostDashboardPage />, '/host/dashboard');

  expect(await screen.findByText('$89,750')).toBeVisible();
  expect(screen.getByText('$12,400 pending')).toBeVisible();
  expect(screen.getByText('42%')).toBeVisible();
  const trips = within(screen.getByRole('region', { name: 'Recent trips' }));
  expect(trips.getAllByRole('listitem')).toHaveLength(3);
  const leadsTo = (name: string, href: string) =>
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  leadsTo('Panama', '/host/trips/2');
  leadsTo('Camila Duarte', '/host/bookings/Abcdefghijklmnopqrstu1');
  leadsTo('Camila D. booked Balcony for 2', '/host/bookings/Abcdefghijklmnopqrstu1');
});

it('tells what was paid with who booked, and of a companion that the booking pays', async () => {
  fakeServer({
    'GET /api/auth/me': () => [200, signedIn('host')],
    'GET /api/host/overview': () => [200, overview],
  });
  renderPage(<HostDashboardPage />, '/host/dashboard');
  const recent = await screen.findByRole('region', { name: 'Recent guest activity' });
  const row = (name: string) => within(recent).getByRole('link', { name }).closest('li');
  expect(row('Camila Duarte')).toHaveTextContent('$0 paid');
  expect(row('Rui Duarte')).toHaveTextContent('With the booking');
  expect(row('Rui Duarte')).not.toHaveTextContent('$0');
});

it('names the days of the trip that something happened on, where another has its title', async () => {
  const [camila, rui] = overview.recentGuests;
  fakeServer({
    'GET /api/auth/me': () => [200, signedIn('host')],
    'GET /api/host/me': () => [200, { trips: NAMESAKES }],
    'GET /api/host/overview': () => [200, { ...overview, recentGuests: [camila, { ...rui, tripId: 2 }] }],
  });
  renderPage(<HostDashboardPage />, '/host/dashboard?trip=all');
  const recent = within(await screen.findByRole('region', { name: 'Recent guest activity' }));
  for (const name of NAMES_OF_NAMESAKES) expect(await recent.findByText(name)).toBeVisible();
});

it('says so when the overview cannot be loaded, and tries again', async () => {
  let isDown = true;
  fakeServer({
    'GET /api/auth/me': () => [200, signedIn('host')],
    'GET /api/host/overview': () =>
      isDown ? [500, { statusCode: 500, code: 'server.fault' }] : [200, overview],
  });
  renderPage(<HostDashboardPage />, '/host/dashboard');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('$89,750')).toBeVisible();
});

const hosting = (tripId: number, rights: object) => ({
  tripId,
  title: `Trip ${tripId}`,
  status: 'active',
  startDate: null,
  endDate: null,
  timeZone: 'UTC',
  isOnSale: false,
  cabins: [],
  isOwner: false,
  money: false,
  documents: false,
  messages: false,
  ...rights,
});

it.each([
  ['?', ['Payments', 'Documents']],
  ['?trip=1', ['Payments']],
  ['?trip=2', ['Documents']],
  // Not theirs: the server says so itself.
  ['?trip=3', ['Payments', 'Communications', 'Documents']],
])('offers a co-host at %s the tabs of their rights', async (query, given) => {
  fakeServer({
    'GET /api/auth/me': () => [200, signedIn('host')],
    'GET /api/host/overview': () => [200, overview],
    'GET /api/host/me': () => [
      200,
      { trips: [hosting(1, { money: true }), hosting(2, { documents: true })], mayApproveHosts: false },
    ],
  });
  renderPage(<HostDashboardPage />, `/host/dashboard${query}`);
  // The rights are there once the trips are.
  expect(await screen.findByLabelText('Trip')).toBeVisible();
  const words = screen.getAllByRole('tab').map(({ textContent }) => textContent ?? '');
  const always = ['Overview', 'Guests', 'Important Dates', 'Host Actions', 'Analytics'];
  expect(words.toSorted()).toEqual([...always, ...given].toSorted());
});

it('says why a tab is not there, and leads on', async () => {
  fakeServer({
    'GET /api/auth/me': () => [200, signedIn('host')],
    'GET /api/host/overview': () => [200, overview],
    'GET /api/host/me': () => [200, { trips: [hosting(1, { messages: true })], mayApproveHosts: false }],
  });
  renderPage(<HostDashboardPage />, '/host/dashboard?tab=payments&trip=1');
  expect(await screen.findByText(/^The owner of this trip has not given/)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('tabindex', '0');
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByText('$89,750')).toBeVisible();
});
