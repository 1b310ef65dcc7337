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

it.each(['single', 'double'] as const)('says where to go from a sold-out cabin, %s', (occupancy) => {
  fakeServer({});
  renderPage(<SoldOutCabinNote trip={withInside(0)} cabinType="inside" occupancy={occupancy} />, '/');
  expect(screen.getByText(/./, { selector: 'p' })).toHaveTextContent(
    /^Inside Cabin is sold out\. Choose another cabin, or join the waiting list\.$/,
  );
  expect(screen.getByRole('link', { name: 'join the waiting list' })).toHaveAttribute(
    'href',
    paths.bookingForm('Inside Cabin', occupancy),
  );
});

it.each([
  ['inside', 0, 10, 2, true],
  ['oceanview', 0, 10, 2, false],
  ['inside', 1, 10, 1, false],
  ['inside', null, 10, 1, false],
  ['inside', null, 0, 1, true],
  ['inside', null, 1, 2, true],
  ['inside', null, 1, 1, false],
] as const)(
  'a cabin %s of %j, with %d places left, for %d: is waited for %s',
  (type, left, places, party, waits) => {
    expect(isWaitedFor(withInside(left, places), type, party)).toBe(waits);
  },
);

it('says nothing of a cabin that is to be had, of a trip that is sold out whole, or of none yet', () => {
  fakeServer({});
  renderPage(
    <>
      <SoldOutCabinNote trip={withInside(0)} cabinType="balcony" occupancy="single" />
      <SoldOutCabinNote trip={withInside(0, 0)} cabinType="inside" occupancy="single" />
      <SoldOutCabinNote trip={undefined} cabinType="inside" occupancy="single" />
    </>,
    '/',
  );
  expect(screen.queryByText(/./, { selector: 'p' })).not.toBeInTheDocument();
});
