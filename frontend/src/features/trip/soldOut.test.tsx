import { screen } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
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
  [
    1,
    2,
    /^Only one place is left\. This cabin is for two\. Book for one traveller, or join the waiting list for two\.$/,
  ],
])('says with %s places left to who wants %s how it stands', (seatsLeft, places, words) => {
  fakeServer({});
  renderPage(<SoldOutNote trip={aTrip({ seatsLeft })} places={places} cabin="Balcony" />, '/');
  expect(screen.getByText(/./, { selector: 'p' })).toHaveTextContent(words);
  const name = /^join the waiting list/i;
  const form = paths.bookingForm('Balcony', places > 1 ? 'double' : 'single');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', form);
});

it('says nothing while there are places, or no trip yet', () => {
  fakeServer({});
  renderPage(
    <>
      <SoldOutNote trip={aTrip({ seatsLeft: 2 })} places={2} />
      <SoldOutNote trip={undefined} />
    </>,
    '/',
  );
  expect(screen.queryByText(/./, { selector: 'p' })).not.toBeInTheDocument();
});
