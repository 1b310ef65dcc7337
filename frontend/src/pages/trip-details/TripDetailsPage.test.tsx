import { USUAL_CANCELLATION } from '../../../../backend/contracts/cancellation-policy';
import { STOCK_CABINS } from '../../../../backend/contracts/stock-cabins';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aFront } from '../../testing/tripPages';
import { aShip } from '../../testing/tripShip';
import TripDetailsPage from './TripDetailsPage';

const ADDRESS = '/template/trip-details';
const TRIP = {
  id: 1,
  title: 'A Trip',
  destination: 'Some Port, Somewhere',
  startDate: '2031-05-02',
  endDate: '2031-05-05',
  departsAt: '2031-05-02T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:00',
  zoneLabel: 'PT',
  duration: '4 days / 3 nights',
  maxGuests: 1234,
  depositPercent: 30,
  laterParts: [
    { percent: 50, daysBefore: 60, dueOn: null },
    { percent: 25, daysBefore: 30, dueOn: null },
  ],
  fullDiscountPercent: 7,
  cancellation: USUAL_CANCELLATION,
  minimumAge: 21,
  cabinPictures: STOCK_CABINS,
  cabins: [
    {
      type: 'inside',
      name: 'Inside Cabin',
      description: 'A room.',
      features: ['A porthole that is none'],
      doubleCents: 65000,
      cabinsLeft: 3,
    },
  ],
};
const QUOTE = {
  totalCents: 100000,
  payableCents: 93000,
  dueTodayCents: 30000,
  parts: [
    { kind: 'deposit', dueOn: '2030-12-01', amountCents: 30000 },
    { kind: 'second', dueOn: '2031-03-03', amountCents: 45000 },
    { kind: 'final', dueOn: '2031-04-02', amountCents: 25000 },
  ],
};

function openPage({
  trip = [200, TRIP] as Answer,
  quote = [200, QUOTE] as Answer,
  front = [200, aFront()] as Answer,
  ship = [200, aShip()] as Answer,
} = {}) {
  const asked = fakeServer({
    'GET /api/trips/current': () => trip,
    'GET /api/trips/current/front': () => front,
    'GET /api/trips/current/ship': () => ship,
    'POST /api/quote': () => quote,
  });
  renderPage(<TripDetailsPage />, ADDRESS);
  return asked;
}

const section = (name: string) => screen.getByRole('region', { name });

it('takes the facts from the trip', async () => {
  openPage();
  const facts = section('Trip facts');
  expect(await within(facts).findByText('4 days / 3 nights')).toBeInTheDocument();
  for (const fact of [
    'Up to 1,234 guests',
    'Some Port, Somewhere',
    'May 2-5, 2031',
    'Departs Friday, 4:00 PM PT',
  ]) {
    expect(facts).toHaveTextContent(fact);
  }
});

it('says from which age on one may come, whatever the ship’s page says', async () => {
  openPage();
  const words = 'Every traveller is 21 or older on the day of sailing.';
  expect(await within(section('Good to know')).findByText(words)).toBeInTheDocument();
});

it('shows the pictures of the trip on sale', async () => {
  openPage();
  const gallery = await screen.findByRole('list', { name: 'Destination gallery' });
  expect(within(gallery).getByRole('img', { name: 'A white beach' })).toBeInTheDocument();
});

it('shows what is in a cabin, how many are left, what a person pays with taxes, and leads to its prices', async () => {
  openPage();
  const cabin = await screen.findByRole('article', { name: 'Inside Cabin' });
  expect(cabin).toHaveTextContent('A porthole that is none');
  expect(cabin).toHaveTextContent('Only 3 left');
  expect(await within(cabin).findByText('$500')).toBeInTheDocument();
  expect(within(cabin).getByRole('link', { name: 'See prices' })).toHaveAttribute(
    'href',
    '/template/pricing#cabin-inside',
  );
});

it('tells the deposit plan of two in an inside cabin as the server quotes it', async () => {
  const asked = openPage();
  const plan = screen.getByRole('list', { name: 'Deposit plan' });
  expect(await within(plan).findByText('$450')).toBeInTheDocument();
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Today30%$300', 'Mon, Mar 3, 203145%$450', 'Wed, Apr 2, 203125%$250']);
  expect(await screen.findByText(/holds a cabin for two/)).toHaveTextContent(
    '$300 today holds a cabin for two (Inside Cabin).',
  );
  expect(section('Book now, pay later')).toHaveTextContent('Inside Cabin, booked today: $1,000 in all');
  expect(section('Book now, pay later')).toHaveTextContent('it is 7% less');
  expect(asked).toContainEqual({
    route: 'POST /api/quote',
    body: expect.objectContaining({ cabinType: 'inside', travellers: 2, paymentType: 'installment' }),
  });
});

it('leads into booking by both doors', () => {
  openPage();
  const doors = within(section('Book now, pay later'));
  expect(doors.getByRole('link', { name: 'Join Trip' })).toHaveAttribute('href', '/template/pricing');
  expect(doors.getByRole('link', { name: 'Book for one traveller' })).toHaveAttribute(
    'href',
    '/template/register',
  );
});

it('says so where figures do not load, and asks again on Retry', async () => {
  openPage({ trip: [400, {}] });
  expect(await within(section('Trip facts')).findByRole('alert')).toBeInTheDocument();
  expect(within(section('Cabins')).getByRole('alert')).toBeInTheDocument();

  fakeServer({ 'GET /api/trips/current': () => [200, TRIP], 'POST /api/quote': () => [200, QUOTE] });
  await userEvent.click(within(section('Trip facts')).getByRole('button', { name: 'Retry' }));
  expect(await within(section('Trip facts')).findByText('Up to 1,234 guests')).toBeInTheDocument();
});

it('says so where the deposit plan does not load, and asks again on Retry', async () => {
  openPage({ quote: [400, {}] });
  const doors = section('Book now, pay later');
  expect(await within(doors).findByRole('alert')).toHaveTextContent('The deposit plan did not load');
  expect(screen.queryByText(/holds a cabin/)).toBeNull();

  fakeServer({ 'POST /api/quote': () => [200, QUOTE] });
  await userEvent.click(within(doors).getByRole('button', { name: 'Retry' }));
  expect(await within(doors).findByText('$450')).toBeInTheDocument();
});

const NONE: Answer = [204];
const REFUSED: Answer = [404, { statusCode: 404, code: 'trip.none_open' }];

it('says that no trip is on sale, and speaks of no ship, cabin or plan of payments', async () => {
  openPage({ trip: NONE, quote: REFUSED, front: NONE, ship: NONE });
  const note = await screen.findByRole('region', { name: 'No trip is on sale right now' });
  expect(within(note).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText(/did not load/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Join Trip|Book|prices/ })).toBeNull();
  expect(screen.getAllByRole('region')).toEqual([note]);
  expect(screen.getByRole('heading', { level: 1, name: 'Our ship' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /A cruise ship/ })).toBeInTheDocument();
});

it('speaks no more of a ship whose trip has been taken off sale', async () => {
  openPage({ trip: NONE, quote: REFUSED, front: NONE });
  await screen.findByRole('region', { name: 'No trip is on sale right now' });
  expect(screen.queryByText('Galley')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our ship');
});

it('tells the share that is paid today where a part is due with the deposit', async () => {
  const parts = [
    { kind: 'deposit', dueOn: '2031-03-10', amountCents: 75000 },
    { kind: 'final', dueOn: '2031-04-02', amountCents: 25000 },
  ];
  openPage({ quote: [200, { ...QUOTE, dueTodayCents: 75000, parts }] });
  await within(section('Book now, pay later')).findByText('$750');
  expect(section('Book now, pay later')).toHaveTextContent('75% holds your place today.');
});

it('offers no way to pay later once every part is due', async () => {
  const parts = [{ kind: 'deposit', dueOn: '2031-04-10', amountCents: 100000 }];
  openPage({ quote: [200, { ...QUOTE, dueTodayCents: 100000, parts }] });
  expect(await screen.findByText(/holds a cabin for two/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Book now, pay later' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'Book now, pay later' })).toBeNull();
});
