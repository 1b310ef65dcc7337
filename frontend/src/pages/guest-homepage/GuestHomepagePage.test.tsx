import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { readAgain } from '../../testing/readAgain';
import { renderPage } from '../../testing/renderPage';
import { aGroup } from '../../testing/tripGroup';
import { aFront, unwritten } from '../../testing/tripPages';
import GuestHomepagePage from './GuestHomepagePage';

const review = (comment: string, id: number) => ({
  id,
  name: 'Gareth P.',
  location: 'Cardiff, United Kingdom',
  package: 'Ocean View',
  rating: 5,
  tripYear: 2024,
  isSample: true,
  comment,
});
const TRIP = {
  ...aTrip({ title: 'The trip on sale' }),
  reviews: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map(review),
  now: '2025-06-02T22:00:00Z',
};
const NONE_OPEN: Answer = [204];

function open({
  me = signedIn(),
  trips = [200, [aGuestTrip()]] as Answer,
  trip = [200, TRIP] as Answer,
  front = [200, aFront()] as Answer,
  group = aGroup(),
  unread = 3,
} = {}) {
  fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/voyages': () => trips,
    'GET /api/trips/current': () => trip,
    'GET /api/guest/trips/1/front': () => front,
    'GET /api/guest/group': () => [200, group],
    'GET /api/chat/unread': () => [200, { unread, head: 9, readSeq: 6 }],
  });
  renderPage(<GuestHomepagePage />, '/template/guest-homepage');
}

beforeEach(() => localStorage.clear());

it('welcomes by first name and counts the days', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome aboard, Nina' })).toBeVisible();
  expect(await screen.findByText('95 days to go')).toBeVisible();
  expect(screen.getByText('Ensenada Group Cruise, September 5-8, 2025')).toBeVisible();
});

it('counts no days to a trip that is called off, and leads its host to the chat', async () => {
  open({ me: signedIn({ role: 'host' }), trips: [200, [aGuestTrip({ isCalledOff: true })]] });
  expect(await screen.findByText('This trip was called off')).toBeVisible();
  expect(screen.queryByText(/days to go/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Join the conversation' })).toBeVisible();
});

it('leads a guest to what is theirs, and a host without a booking not', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^My Trip/ })).toHaveAttribute('href', '/guest/dashboard');
  cleanup();
  open({ me: signedIn({ role: 'host' }), trips: [200, []] });
  expect(await screen.findByRole('link', { name: /^Preparation/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^My Trip/ })).toBeNull();
});

it('counts the days of the trip on sale for a host without a booking', async () => {
  open({ me: signedIn({ role: 'host' }), trips: [200, []] });
  expect(await screen.findByText('The trip on sale, September 5-8, 2025')).toBeVisible();
  expect(screen.getByText('95 days to go')).toBeVisible();
});

it('counts the days of one’s own trip while no trip is on sale, and has no reviews to show', async () => {
  open({ trip: NONE_OPEN });
  expect(await screen.findByText('95 days to go')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What earlier guests say' })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that no trip is on sale to a host without a booking', async () => {
  open({ me: signedIn({ role: 'host' }), trips: [200, []], trip: NONE_OPEN });
  expect(await screen.findByText('No trip is on sale right now')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads to the rooms of the place and tells what is unread', async () => {
  open();
  const rooms = await screen.findByRole('region', { name: 'Your group' });
  expect(await within(rooms).findByText('3 unread')).toBeVisible();
  expect(
    within(rooms)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/template/chat',
    '/template/guests',
    '/guest/itinerary',
    '/template/preparation',
    '/guest/dashboard',
  ]);
});

it('says nothing of unread messages when there are none', async () => {
  open({ unread: 0 });
  await screen.findByText('95 days to go');
  expect(screen.queryByText(/unread/)).toBeNull();
});

it('tells what to look forward to, as the trip’s home page has it: three things at most', async () => {
  const [card] = aFront().cards;
  const titles = ['First', 'Second', 'Third', 'Fourth'];
  open({ front: [200, aFront({ cards: titles.map((title) => ({ ...card!, title })) })] });
  const highlights = await screen.findByRole('region', { name: 'Trip highlights' });
  const shown = within(highlights).getAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Third']);
});

it.each<[string, Answer]>([
  ['is not written', [200, unwritten()]],
  ['does not load', BROKEN],
])('has no highlights while the home page %s', async (_, front) => {
  open({ front });
  await screen.findByText('95 days to go');
  await screen.findByText('3 unread');
  expect(screen.queryByRole('region', { name: 'Trip highlights' })).toBeNull();
});

it('calls pictures illustrations and reviews samples', async () => {
  open();
  expect(await screen.findByText(/not photographs/)).toBeVisible();
  expect(await screen.findByText('Four')).toBeVisible();
  const reviews = screen.getByRole('region', { name: 'What earlier guests say' });
  expect(reviews.querySelectorAll('figure picture')).toHaveLength(3);
  expect(screen.getAllByText('Sample review')).toHaveLength(3);
  expect(screen.getAllByText('Gareth P., Cardiff, United Kingdom. Ocean View, sailed in 2024.')).toHaveLength(
    3,
  );
});

it.each([
  [1, ['One']],
  [3, ['One', 'Two', 'Three']],
  [4, ['Four']],
])('shows of %d reviews those the pricing page leaves, or all there are', async (count, shown) => {
  open({ trip: [200, { ...TRIP, reviews: TRIP.reviews.slice(0, count) }] });
  const reviews = await screen.findByRole('region', { name: 'What earlier guests say' });
  expect(await within(reviews).findAllByRole('listitem')).toHaveLength(shown.length);
  for (const comment of shown) expect(reviews).toHaveTextContent(comment);
});

it('says so when nobody has written a review yet, and tells of no earlier sailing', async () => {
  open({ trip: [200, { ...TRIP, reviews: [] }] });
  expect(await screen.findByText('Nobody has written one yet.')).toBeVisible();
  expect(screen.queryByText('Previous adventures')).toBeNull();
});

it('shows of earlier sailings what the hosts have chosen, whoever tells of one, and nothing where they chose nothing', async () => {
  const [scene] = aGroup().adventures;
  const trip: Answer = [200, { ...TRIP, reviews: [] }];
  open({ trip, group: aGroup({ version: 1, adventures: [{ ...scene!, title: 'Our last night' }] }) });
  const part = await screen.findByRole('region', { name: 'Previous adventures' });
  expect(part).toHaveTextContent('Our last night');
  cleanup();
  open({ group: aGroup({ version: 2, adventures: [] }) });
  await screen.findByText('Four');
  expect(screen.queryByText('Previous adventures')).toBeNull();
});

it('says that the dates did not load, and asks again', async () => {
  open({ trips: BROKEN });
  expect(await screen.findByText('The dates of your trip did not load.')).toBeVisible();
  fakeServer({
    'GET /api/guest/voyages': () => [200, [aGuestTrip()]],
    'GET /api/trips/current': () => [200, TRIP],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('95 days to go')).toBeVisible();
});

it('keeps the days that were read when they cannot be read again', async () => {
  let trips: Answer = [200, [aGuestTrip()]];
  fakeServer({ 'GET /api/auth/me': () => signedIn(), 'GET /api/guest/voyages': () => trips });
  const queryClient = renderPage(<GuestHomepagePage />, '/template/guest-homepage');
  const countdown = await screen.findByText('95 days to go');
  trips = BROKEN;
  await readAgain(queryClient);
  expect(countdown).toBeVisible();
  expect(screen.queryByText('The dates of your trip did not load.')).toBeNull();
});

it.each([
  [{ daysUntil: 1 }, 'We sail tomorrow'],
  [{ daysUntil: 0 }, 'We sail today'],
  [{ daysUntil: -1 }, 'We are at sea'],
  [{ daysUntil: -9 }, 'Thank you for sailing with us'],
])('greets on every day of the trip: %o', async (when, sentence) => {
  open({ trips: [200, [aGuestTrip(when)]] });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it.each<[string, Answer]>([
  ['visitors', VISITOR],
  ['guests who have not paid', signedIn({ isPaid: false })],
])('stands behind the gate for %s', async (_, me) => {
  open({ me });
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(screen.queryByText(/days to go/)).toBeNull();
});
