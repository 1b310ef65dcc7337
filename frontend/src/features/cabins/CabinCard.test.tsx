import { screen } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { aQuote, aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { CabinCard } from './CabinCard';

function open(cabinsLeft: number | null, isSoldOut = false) {
  fakeServer({ 'POST /api/quote': () => [200, aQuote()] });
  const {
    cabins: [inside],
    cabinPictures,
  } = aTrip();
  if (!inside) throw new Error('no cabin');
  const cabin = { ...inside, cabinsLeft };
  renderPage(
    <CabinCard
      cabin={cabin}
      pictures={cabinPictures.inside}
      nextCabin={undefined}
      occupancy="double"
      isSoldOut={isSoldOut}
    />,
    paths.pricing(),
  );
}

it.each([
  [null, null],
  [6, null],
  [5, 'Only 5 left'],
  [1, 'Only 1 left'],
])('sells a cabin of which %j are left: %j', (cabinsLeft, words) => {
  open(cabinsLeft);
  expect(screen.getByRole('link', { name: 'Book Now' })).toBeVisible();
  expect(screen.queryByText(/left$|^Sold out$/)?.textContent ?? null).toBe(words);
});

it('leads onto the waiting list where no such cabin is left', () => {
  open(0);
  expect(screen.getByText('Sold out')).toBeVisible();
  const way = screen.getByRole('link', { name: 'Join the waiting list' });
  expect(way).toHaveAttribute('href', paths.bookingForm('Inside Cabin', 'double'));
});

it('leaves it to the page to say that the whole trip is sold out', () => {
  open(2, true);
  expect(screen.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
  expect(screen.queryByText('Only 2 left')).toBeNull();
});
