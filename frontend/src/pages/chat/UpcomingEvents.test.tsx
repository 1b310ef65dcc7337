import { screen } from '@testing-library/react';
import { setServerNow } from '../../lib/time/clock';
import { aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { UpcomingEvents } from './UpcomingEvents';

function open(trip = aGuestTrip()) {
  setServerNow('2025-06-02T12:00:00Z');
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/trips': () => [200, [trip]],
    'GET /api/trips/current': () => [200, aTrip({ startDate: '2026-01-09', now: '2025-06-02T12:00:00Z' })],
  });
  renderPage(<UpcomingEvents />, '/template/chat');
}

it('tells what comes next on the guest’s own trip, whatever is on sale', async () => {
  open();
  const links = await screen.findAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toHaveTextContent('Fri, Sep 5');
  expect(links[0]).toHaveAttribute('href', '/guest/itinerary#day-1');
});

it('says so while the dates of the trip are not set', async () => {
  open(aGuestTrip({ sailing: null }));
  expect(await screen.findByText('The dates are not set yet.')).toBeInTheDocument();
});
