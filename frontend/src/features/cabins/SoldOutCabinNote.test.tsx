import { screen } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { isWaitedFor } from './soldOutCabin';
import { SoldOutCabinNote } from './SoldOutCabinNote';

const withInside = (cabinsLeft: number | null, seatsLeft = 10) => {
  const trip = aTrip({ seatsLeft });
  return { ...trip, cabins: trip.cabins.map((cabin, i) => (i === 0 ? { ...cabin, cabinsLeft } : cabin)) };
};

it('says of a cabin of which none is left where to go from there', () => {
  fakeServer({});
  renderPage(<SoldOutCabinNote trip={withInside(0)} cabinType="inside" />, '/');
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

it('says nothing of a cabin that is to be had, of a trip that is sold out whole, or of none yet', () => {
  fakeServer({});
  renderPage(
    <>
      <SoldOutCabinNote trip={withInside(0)} cabinType="balcony" />
      <SoldOutCabinNote trip={withInside(0, 0)} cabinType="inside" />
      <SoldOutCabinNote trip={undefined} cabinType="inside" />
    </>,
    '/',
  );
  expect(screen.queryByText(/./, { selector: 'p' })).not.toBeInTheDocument();
});
