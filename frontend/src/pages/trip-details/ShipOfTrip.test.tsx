import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aFront } from '../../testing/tripPages';
import { aShip, unwrittenShip } from '../../testing/tripShip';
import TripDetailsPage from './TripDetailsPage';

const serve = (ship: Answer | Promise<Answer>) =>
  fakeServer({
    'GET /api/trips/current': () => [200, aTrip({ destination: 'A lagoon' })],
    'GET /api/trips/current/front': () => [200, aFront()],
    'GET /api/trips/current/ship': () => ship,
  });

function open(ship: Answer | Promise<Answer>) {
  serve(ship);
  renderPage(<TripDetailsPage />, '/template/trip-details');
}

const region = (name: string) => screen.findByRole('region', { name });
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

it('says of the ship what its trip says of her, and nothing of another', async () => {
  open([200, aShip()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Two masts and a lagoon' })).toBeVisible();
  await screen.findByRole('article', { name: 'Inside Cabin' });
  expect(screen.getByText('Twelve sails, and a cook who sings.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'A schooner under full sail' })).toHaveAttribute(
    'src',
    '/api/trips/pictures/Abcdefghijklmnopqrstu1',
  );
  for (const note of ['Cabin and breakfast', 'Nobody else on board', 'There and back']) {
    expect(await region('Trip facts')).toHaveTextContent(note);
  }
  expect(headings()).toEqual([
    'H1 Two masts and a lagoon',
    'H2 Highlights',
    'H3 A net over the bow',
    'H3 A piano below deck',
    'H2 The ship in figures',
    'H2 On board',
    'H3 Galley',
    'H3 Saloon',
    'H2 Cabins',
    'H3 Inside Cabin',
    'H3 Ocean View',
    'H3 Balcony',
    'H2 More to look forward to',
    'H3 A sandbank',
    'H3 The rigging',
    'H2 The voyage in pictures',
    'H2 Good to know',
    'H3 Sea legs',
    'H3 Sun',
    'H2 Book now, pay later',
  ]);
  expect(document.body).not.toHaveTextContent(/Ensenada|festival|Three pools|bars|waterslide/i);
});

it('gives each figure as term and definition, with or without a note', async () => {
  open([200, aShip()]);
  const figures = within(await region('The ship in figures'));
  expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Masts', 'Length']);
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    'Both of larch.',
    '98 ft',
  ]);
  expect(figures.getByRole('img', { name: 'The lagoon by day' })).toBeInTheDocument();
});

it('leaves out what a trip does not speak of, and still says whom to ask', async () => {
  const nothing = { reasons: [], figures: [], amenities: [], extras: [], notes: [] };
  open([200, aShip({ ...nothing, lead: '', durationNote: '', groupNote: '', destinationNote: '' })]);
  await screen.findByRole('heading', { level: 1, name: 'Two masts and a lagoon' });
  await screen.findByRole('article', { name: 'Inside Cabin' });
  expect(headings().filter((heading) => !heading.startsWith('H3'))).toEqual([
    'H1 Two masts and a lagoon',
    'H2 Cabins',
    'H2 The voyage in pictures',
    'H2 Good to know',
    'H2 Book now, pay later',
  ]);
  expect(
    within(await region('Good to know')).getByRole('link', { name: 'Ask before you book' }),
  ).toHaveAttribute('href', '/contact?trip=1');
  expect(within(await region('Trip facts')).getAllByRole('definition')).toHaveLength(5);
});

it('shows what is true of every ship while nobody has written more', async () => {
  open([200, unwrittenShip()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our ship' })).toBeVisible();
  expect(await region('Good to know')).toHaveTextContent('The captain may change the route');
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
});

it('draws an icon that this build does not know as an anchor', async () => {
  const later = { ...aShip().extras[0]!, icon: 'submarine' as never };
  open([200, aShip({ extras: [later] })]);
  expect((await region('More to look forward to')).querySelector('.lucide-anchor')).not.toBeNull();
});

it.each([500, 404])(
  'keeps facts, cabins and plan where the ship does not load (%s), and asks again',
  async (status) => {
    open([status, { statusCode: status }]);
    expect(await screen.findByText('What is on board did not load. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Our ship' })).toBeVisible();
    expect(await region('Trip facts')).toHaveTextContent('A lagoon');
    expect(await screen.findByRole('article', { name: 'Inside Cabin' })).toBeVisible();
    expect(await region('Book now, pay later')).toBeVisible();
    expect(await region('Good to know')).toHaveTextContent('Ask before you book');

    serve([200, aShip()]);
    const [note] = screen
      .getAllByRole('alert')
      .filter(({ textContent }) => textContent?.includes('on board'));
    await userEvent.click(within(note!).getByRole('button', { name: 'Retry' }));
    expect(await region('On board')).toHaveTextContent('Galley');
    expect(screen.queryByText(/on board did not load/)).toBeNull();
  },
);

it('says nothing of a ship that another trip sails on', async () => {
  open([200, aShip({ tripId: 2 })]);
  await screen.findByRole('article', { name: 'Inside Cabin' });
  expect(screen.queryByText('Galley')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ship Details');
});

it('holds the place of what is on its way', async () => {
  let tell = (): void => undefined;
  open(new Promise<Answer>((resolve) => (tell = () => resolve([200, aShip()]))));
  await screen.findByRole('article', { name: 'Inside Cabin' });
  expect(screen.queryByText(/on board did not load/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Ship Details' })).toBeInTheDocument();
  tell();
  await waitFor(() => expect(screen.getByText('Galley')).toBeVisible());
});
