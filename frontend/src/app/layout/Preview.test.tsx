import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../api/queryClient';
import { tripKey, type TripView } from '../../api/trip';
import { aTrip } from '../../testing/bookings';
import { Preview } from './Preview';

const WORDS = 'Preview. Only hosts of this trip see this page: it is not open for booking.';

function open(trip: TripView | null, address = '/trips/7/pricing') {
  const queryClient = createQueryClient();
  queryClient.setQueryData(tripKey(7), trip);
  queryClient.setQueryData(tripKey(), aTrip());
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Preview />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says who sees the pages of a trip that is not on sale, and leads back to it', async () => {
  open(aTrip({ id: 7, isInFront: false, isPreview: true }));
  const way = await screen.findByRole('link', { name: 'Back to the trip' });
  expect(way).toHaveAttribute('href', '/host/trips/7');
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(WORDS);
});

it.each<[string, TripView | null, string]>([
  ['a trip on sale', aTrip({ id: 7, isInFront: false }), '/trips/7'],
  ['one that is not there for who looks', null, '/trips/7'],
  ['the front page, whatever else was looked at', aTrip({ id: 7, isPreview: true }), '/'],
])('is not there over the pages of %s', (_, trip, address) => {
  const { container } = open(trip, address);
  expect(container).toBeEmptyDOMElement();
});
