import { cleanup, screen } from '@testing-library/react';
import { setServerNow } from '../../lib/time/clock';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { DeskActs } from './DeskActs';

const open = (trip: number | null) => {
  const later = aHostedTrip({ tripId: 2, startDate: '2025-12-01', endDate: '2025-12-03' });
  fakeServer({ 'GET /api/host/me': () => [200, { trips: [aHostedTrip(), later] }] });
  renderPage(<DeskActs trip={trip} hasGuests onOpen={() => undefined} />, '/host/dashboard?tab=guests');
};

afterEach(() => setServerNow(new Date().toISOString()));

it('leads to who is here while the chosen trip, or one of all, is near', async () => {
  setServerNow('2025-09-01T12:00:00Z');
  open(null);
  expect(await screen.findByRole('link', { name: 'Boarding' })).toHaveAttribute('href', '/host/boarding');
  cleanup();
  open(2);
  await screen.findByRole('link', { name: 'Add Guest' });
  expect(screen.queryByRole('link', { name: 'Boarding' })).toBeNull();
});
