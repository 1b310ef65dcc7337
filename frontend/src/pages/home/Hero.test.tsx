import { screen, waitFor } from '@testing-library/react';
import { aQuote, aTrip } from '../../testing/bookings';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aFront, unwritten } from '../../testing/tripPages';
import { type PageHead, HeadSink } from '../../ui/pageHead';
import { Hero } from './Hero';

const TRIP = aTrip({ title: 'Lagoon Week', destination: 'Nassau', description: 'A week on a lagoon.' });
const NONE_OPEN: Answer = [204];
let said: PageHead | null = null;

function open({ trip = [200, TRIP] as Answer, front = [200, aFront()] as Answer } = {}) {
  fakeMatchMedia();
  const asked = fakeServer({
    'GET /api/trips/current': () => trip,
    'GET /api/trips/current/front': () => front,
    'POST /api/quote': () => [200, aQuote({ totalCents: 100_000 })],
  });
  renderPage(
    <HeadSink value={(head) => (said = head)}>
      <Hero />
    </HeadSink>,
    '/',
  );
  return asked;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const lead = () => screen.getByText(/^Sail /, { selector: 'p > span' }).parentElement;
const facts = () => screen.getAllByRole('listitem').map((fact) => fact.textContent);

it('leads by keyboard to the cabins first, and to the slideshow’s controls after them', async () => {
  open();
  await screen.findByRole('button', { name: 'Pause slideshow' });
  const cabins = screen.getByRole('link', { name: 'See cabins & prices' });
  const stops = [...document.querySelectorAll('main :is(a, button)')];
  expect(stops).toHaveLength(6);
  expect(stops[0]).toBe(cabins);
});

it('says of a trip what its hosts say, and nothing of another', async () => {
  open();
  expect(await heading('Two days. One lagoon.')).toBeVisible();
  expect(await screen.findByText('$500')).toBeVisible();
  expect(lead()).toHaveTextContent(
    'Sail Friday at 4:00 PM PT for Nassau. A band plays on every deck. From $500 per person with taxes and fees.',
  );
  expect(facts()).toContain('1,000 guestsWhole-ship charter');
  expect(screen.getByRole('img', { name: 'The ship at dusk' })).toHaveAttribute('fetchpriority', 'high');
  expect(document.title).toBe('Lagoon Week | Gangway');
  expect(said?.description).toBe('Two days on a lagoon.');
  expect(document.body).not.toHaveTextContent(/Ensenada|festival|Three days/);
});

it('says what the trip’s row says while nobody has written more', async () => {
  open({ front: [200, unwritten()] });
  expect(await heading('Lagoon Week')).toBeVisible();
  expect(await screen.findByText('$500')).toBeVisible();
  expect(lead()).toHaveTextContent(
    'Sail Friday at 4:00 PM PT for Nassau. From $500 per person with taxes and fees.',
  );
  expect(facts()).toContain('1,000 guestsPlaces on board');
  expect(said?.description).toBe('A week on a lagoon.');
  expect(screen.getByRole('img', { name: /^A cruise ship with lit balconies/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /slide/i })).toBeNull();
});

it('does the same when that does not load', async () => {
  open({ front: [500] });
  expect(await heading('Lagoon Week')).toBeVisible();
  expect(screen.getByRole('img', { name: /^A cruise ship/ })).toBeVisible();
});

it('shows no words and no pictures of another trip, and asks for both again', async () => {
  const asked = open({ front: [200, aFront({ tripId: 9 })] });
  await screen.findByText('Lagoon Week', { selector: 'span' });
  await screen.findByText('$500');
  const times = () => asked.filter(({ route }) => route === 'GET /api/trips/current').length;
  await waitFor(() => expect(times()).toBe(2));
  expect(screen.queryByText(/One lagoon/)).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

it('names the site alone while no trip is on sale', async () => {
  open({ trip: NONE_OPEN, front: NONE_OPEN });
  expect(await heading('Gangway')).toBeVisible();
  expect(document.title).toBe('Gangway');
  expect(said?.description).toBe('Choose a cabin, pay, and meet the people you will sail with.');
});
