import { screen, within } from '@testing-library/react';
import type { TripCardView } from '../../api/tripsOnSale';
import { paths } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import TripsPage from './TripsPage';

const aCard = (changes: Partial<TripCardView> = {}): TripCardView => ({
  id: 1,
  title: 'Sunset Sessions at Sea',
  destination: 'Ensenada, Mexico',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  duration: '3 days / 2 nights',
  isInFront: true,
  fromCents: 72_800,
  seatsLeft: 988,
  picture: { picture: 'ship-sunset-hero', alt: 'The ship at sunset' },
  organiser: null,
  ...changes,
});
const open = (trips: TripCardView[]) => {
  fakeServer({ 'GET /api/trips': () => [200, trips] });
  renderPage(<TripsPage />, paths.trips());
};

it('shows every trip with its dates, price and places, and leads to the pages of each', async () => {
  open([
    aCard(),
    aCard({ id: 7, title: 'Catalina by Night', isInFront: false, fromCents: 55_550, seatsLeft: 0 }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Sunset Sessions at Sea' })).toHaveAttribute('href', '/');
  expect(first).toHaveTextContent('Ensenada, Mexico, September 5-8, 2025, 3 days / 2 nights');
  expect(first).toHaveTextContent('From $728 per person with taxes and fees');
  expect(first).toHaveTextContent('988 places left');
  expect(within(second!).getByRole('link')).toHaveAttribute('href', '/trips/7');
  expect(second).toHaveTextContent('From $555.50');
  expect(second).toHaveTextContent('Sold out. There is a waiting list.');
});

it('says that nothing is to be booked, and who to write to', async () => {
  open([]);
  expect(await screen.findByText(/^No trip is open for booking right now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});
