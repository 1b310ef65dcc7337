import { screen } from '@testing-library/react';
import { aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { paths } from '../../lib/paths';
import { isWaitedFor } from './soldOut';
import { SoldOutNote } from './SoldOutNote';
import { WayToCabins } from './WayToCabins';

it.each([
  [1, 'Book', '/template/pricing'],
  [0, 'Join the waiting list', '/template/register'],
])('leads on with %s places left: %s', async (seatsLeft, name, href) => {
  fakeServer({ 'GET /api/trips/current': () => [200, aTrip({ seatsLeft })] });
  renderPage(<WayToCabins>Book</WayToCabins>, '/');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it.each([
  [0, 1, /^Sold out\. Every place .* Join the waiting list\.$/],
  [0, 2, /^Sold out\./],
  [1, 2, /^Only one place is left\. This cabin is for two\. Book for one traveller\.$/],
])('says with %s places left to who wants %s how it stands', (seatsLeft, places, words) => {
  fakeServer({});
  renderPage(<SoldOutNote trip={aTrip({ seatsLeft })} places={places} />, '/');
  expect(screen.getByText(/./, { selector: 'p' })).toHaveTextContent(words);
});

const withInside = (cabinsLeft: number | null, seatsLeft = 10) => {
  const trip = aTrip({ seatsLeft });
  return { ...trip, cabins: trip.cabins.map((cabin, i) => (i === 0 ? { ...cabin, cabinsLeft } : cabin)) };
};

it('says of a cabin of which none is left where to go from there', () => {
  fakeServer({});
  renderPage(<SoldOutNote trip={withInside(0)} cabinType="inside" />, '/');
  expect(screen.getByText(/./, { selector: 'p' })).toHaveTextContent(
    /^Inside Cabin is sold out\. Choose another cabin, or join the waiting list\.$/,
  );
  expect(screen.getByRole('link', { name: 'join the waiting list' })).toHaveAttribute(
    'href',
    paths.bookingForm('Inside Cabin'),
  );
});

it.each([
  ['inside', 0, 10, true],
  ['oceanview', 0, 10, false],
  ['inside', 1, 10, false],
  ['inside', null, 10, false],
  ['inside', null, 0, true],
] as const)('who wants a cabin %s of %j, with %d places left, waits: %s', (type, left, places, waits) => {
  expect(isWaitedFor(withInside(left, places), type)).toBe(waits);
});

it('says nothing while there are places, or no trip yet', () => {
  fakeServer({});
  renderPage(
    <>
      <SoldOutNote trip={aTrip({ seatsLeft: 2 })} places={2} />
      <SoldOutNote trip={undefined} />
      <SoldOutNote trip={withInside(0)} cabinType="balcony" />
      <SoldOutNote trip={withInside(0)} />
    </>,
    '/',
  );
  expect(screen.queryByText(/./, { selector: 'p' })).not.toBeInTheDocument();
});
