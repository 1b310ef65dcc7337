import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, aGuestTrip, BROKEN, signedIn, UNPAID, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aFront, unwritten } from '../../testing/tripPages';
import GuestDashboardPage from './GuestDashboardPage';

const MESSAGES = [
  { id: '1', senderName: 'Theo L.', timeAgo: '5 minutes ago', content: 'The aft stage is ours.' },
];

type Answers = Record<string, Answer | (() => Answer)>;

function open(answers: Answers = {}) {
  const all: Answers = {
    'GET /api/auth/me': signedIn(),
    'GET /api/guest/trips': [200, [aGuestTrip()]],
    'GET /api/guest/profile': [200, aGuestProfile()],
    'GET /api/guest/messages/recent': [200, MESSAGES],
    'POST /api/auth/logout': [204],
    ...answers,
  };
  const seen = fakeServer(
    Object.fromEntries(
      Object.entries(all).map(([route, reply]) => [route, typeof reply === 'function' ? reply : () => reply]),
    ),
  );
  renderPage(<GuestDashboardPage />, '/guest/dashboard');
  return seen;
}

const region = (name: string) => screen.findByRole('region', { name });
const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

it('welcomes by name and shows the trip with its status', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Trip Dashboard' })).toBeVisible();
  expect(screen.getByText('Welcome, Nina Okafor')).toBeVisible();
  const trip = await region('Ensenada Group Cruise');
  for (const words of ['Ensenada, Mexico', '3 days / 2 nights', 'September 5-8, 2025', 'Confirmed']) {
    expect(trip).toHaveTextContent(words);
  }
});

it('shows the trip as its home page does', async () => {
  open({ 'GET /api/guest/trips/1/front': [200, aFront()] });
  const trip = await region('Ensenada Group Cruise');
  expect(await within(trip).findByRole('img', { name: 'The ship at dusk' })).toBeVisible();
});

it.each<[string, Answer]>([
  ['is not written', [200, unwritten()]],
  ['does not load', BROKEN],
])('shows a ship and no place while the home page %s', async (_, front) => {
  open({ 'GET /api/guest/trips/1/front': front });
  const trip = await region('Ensenada Group Cruise');
  expect(await within(trip).findByRole('img', { name: /^The ship close by/ })).toBeVisible();
  expect(within(trip).getAllByRole('img')).toHaveLength(1);
});

it('tells what is paid in a bar and in words, and leads to the rest', async () => {
  open();
  const bar = await screen.findByRole('progressbar', { name: 'Payment progress' });
  expect(bar).toHaveAttribute('value', '25');
  expect(bar).toHaveAttribute('aria-valuetext', '$406 of $1,624 paid');
  expect(screen.getByText(/\$406 of \$1,624 paid/)).toBeVisible();
  const trip = await region('Ensenada Group Cruise');
  expect(trip).toHaveTextContent('$1,218 left to pay, the next of it by July 7, 2025.');
  expect(hrefs(trip)).toEqual(['/guest/payment', '/guest/itinerary']);
});

it('asks for no payment once all is paid, and still leads to the receipts', async () => {
  const paid = {
    paymentStatus: 'paid',
    amountPaid: 1543,
    payableAmount: 1543,
    nextPaymentDate: null,
  } as const;
  open({ 'GET /api/guest/profile': [200, aGuestProfile(paid)] });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '100');
  expect(screen.queryByRole('link', { name: 'Complete Payment' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Payments and receipts' })).toHaveAttribute(
    'href',
    '/guest/payment',
  );
});

it('says that a cancelled booking is, and asks for no money', async () => {
  open({
    'GET /api/guest/trips': [200, [aGuestTrip({ status: 'cancelled' })]],
    'GET /api/guest/profile': [200, aGuestProfile({ paymentStatus: 'unpaid', amountPaid: 0 })],
  });
  expect(await screen.findByText(/This booking is cancelled/)).toBeVisible();
  await screen.findByText('Standard, Inside Cabin');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Complete Payment' })).toBeNull();
});

it('sums the trip up: days, package, group', async () => {
  open();
  const summary = await region('Trip summary');
  expect(await within(summary).findByText('Standard, Inside Cabin')).toBeVisible();
  expect(summary).toHaveTextContent('95 days');
  expect(summary).toHaveTextContent('12 travellers so far');
});

it('shows the newest messages and the way to the chat', async () => {
  open();
  const updates = await region('Recent updates');
  expect(await within(updates).findByText('The aft stage is ours.')).toBeVisible();
  expect(updates).toHaveTextContent('Theo L.');
  expect(updates).toHaveTextContent('5 minutes ago');
  expect(hrefs(updates)).toEqual(['/guest/chat']);
});

it.each<[string, Answer]>([
  ['there are none', [200, []]],
  ['the chat has just been closed', UNPAID],
  ['the session has ended', VISITOR],
])('says "No recent messages" when %s', async (_, reply) => {
  open({ 'GET /api/guest/messages/recent': reply });
  expect(await screen.findByText('No recent messages')).toBeVisible();
});

it('does not ask for messages while the chat is not open yet', async () => {
  const seen = open({ 'GET /api/auth/me': signedIn({ isPaid: false }) });
  expect(await screen.findByText('No recent messages')).toBeVisible();
  expect(screen.getByText('The group chat opens when your trip is paid in full.')).toBeVisible();
  expect(seen.map(({ route }) => route)).not.toContain('GET /api/guest/messages/recent');
});

it.each<[string, Answer]>([
  ['nothing is booked', [200, []]],
  ['the session has ended', VISITOR],
])('says "No Trips Found" when %s, and leads to support', async (_, reply) => {
  open({ 'GET /api/guest/trips': reply });
  const empty = await region('No Trips Found');
  expect(within(empty).getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
});

it('lists further trips below the one to look forward to', async () => {
  const past = aGuestTrip({
    id: 2,
    bookingId: 'b-2',
    title: 'Spring Sail',
    startDate: '2025-03-07',
    endDate: '2025-03-10',
  });
  open({ 'GET /api/guest/trips': [200, [aGuestTrip(), past]] });
  const others = await region('Your other trips');
  expect(others).toHaveTextContent('Spring Sail');
  expect(others).toHaveTextContent('March 7-10, 2025');
  expect(hrefs(others)).toEqual(['/guest/payment/b-2']);
});

it('makes another trip the one that everything is about, one that is over as well', async () => {
  const next = aGuestTrip();
  const later = aGuestTrip({ id: 2, title: 'Autumn Sail', daysUntil: 140 });
  const past = aGuestTrip({ id: 3, title: 'Spring Sail', daysUntil: -80 });
  const off = aGuestTrip({ id: 4, title: 'Winter Sail', status: 'cancelled' });
  let trips = [next, later, past, off];
  const seen = open({
    'GET /api/guest/trips': () => [200, trips],
    'PUT /api/guest/trips/2/chosen': () => [200, (trips = [later, next, past, off])],
  });
  const others = await region('Your other trips');
  const show = within(others).getAllByRole('button', { name: /^Show / });
  expect(show.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show Autumn Sail',
    'Show Spring Sail',
  ]);
  await userEvent.click(show[0]!);
  expect(await region('Autumn Sail')).toBeVisible();
  expect(await region('Your other trips')).toHaveTextContent(next.title);
  expect(await screen.findByText('Your pages are about this trip now.')).toBeVisible();
  expect(seen.map(({ route }) => route)).toContain('PUT /api/guest/trips/2/chosen');
});

it('says what did not load, and asks again', async () => {
  open({ 'GET /api/guest/trips': BROKEN });
  expect(await screen.findByText('It broke.')).toBeVisible();
  fakeServer({ 'GET /api/guest/trips': () => [200, []] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await region('No Trips Found')).toBeVisible();
});

it('has quick actions to the four places', async () => {
  open();
  expect(hrefs(await region('Quick actions'))).toEqual([
    '/guest/itinerary',
    '/guest/chat',
    '/guest/preparation',
    '/guest/profile',
  ]);
});

it('logs out and goes to the login', async () => {
  const seen = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('You are at /login')).toBeVisible();
  expect(seen.map(({ route }) => route)).toContain('POST /api/auth/logout');
});

it.each<[string, Answer]>([
  ['visitors', VISITOR],
  ['hosts', signedIn({ role: 'host' })],
])('is denied to %s, and asks the server for nothing of theirs', async (_, me) => {
  const seen = open({ 'GET /api/auth/me': me });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(seen.map(({ route }) => route)).toEqual(['GET /api/auth/me']);
});
