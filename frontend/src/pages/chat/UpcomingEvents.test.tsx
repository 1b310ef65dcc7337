import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setServerNow } from '../../lib/time/clock';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aPlan, unplanned } from '../../testing/tripPages';
import { UpcomingEvents } from './UpcomingEvents';

function serve(trip = aGuestTrip(), plan: Answer = [200, aPlan()]) {
  setServerNow('2025-06-02T12:00:00Z');
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/voyages': () => [200, [trip]],
    'GET /api/guest/trips/1/plan': () => plan,
    'GET /api/trips/current': () => [200, aTrip({ startDate: '2026-01-09', now: '2025-06-02T12:00:00Z' })],
    'GET /api/trips/current/plan': () => [200, aPlan({ tripId: 2, days: [] })],
  });
}
function open(...answers: Parameters<typeof serve>) {
  serve(...answers);
  renderPage(<UpcomingEvents tripId={1} />, '/template/chat');
}

it('tells what comes next on the guest’s own trip, whatever is on sale', async () => {
  const plan = aPlan();
  plan.days[0]!.activities[0]!.description = 'Bring your papers.';
  open(aGuestTrip(), [200, plan]);
  const links = await screen.findAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[0]).toHaveTextContent('Bring your papers.');
  for (const link of links) expect(link).toHaveTextContent('Fri, Sep 5');
  expect(links[0]).toHaveAttribute('href', '/guest/itinerary#day-1');
});

it('says so while the dates of the trip are not set', async () => {
  open(aGuestTrip({ sailing: null }));
  expect(await screen.findByText('The dates are not set yet.')).toBeInTheDocument();
});

it('says so while nobody has planned the trip', async () => {
  open(aGuestTrip(), [200, unplanned()]);
  expect(await screen.findByText('The hours of this trip are not planned yet.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that nothing more is planned until the trip has ended, and thanks for coming then', async () => {
  const sailing = { departsAt: '2025-05-31T23:00:00.000Z', departureTime: '16:00', zoneLabel: 'PT' };
  const trip = { startDate: '2025-05-31', endDate: '2025-06-02', sailing };
  const [first] = aPlan().days;
  const plan: Answer = [200, aPlan({ days: [first!] })];
  open(aGuestTrip(trip), plan);
  expect(await screen.findByText('Nothing more is planned.')).toBeInTheDocument();
  cleanup();
  open(aGuestTrip({ ...trip, endDate: '2025-06-01' }), plan);
  expect(await screen.findByText('The trip is over. Thank you for coming!')).toBeInTheDocument();
});

it('thanks for coming once everything is over', async () => {
  const sailing = { departsAt: '2025-05-01T23:00:00.000Z', departureTime: '16:00', zoneLabel: 'PT' };
  open(aGuestTrip({ startDate: '2025-05-01', endDate: '2025-05-02', sailing }));
  expect(await screen.findByText('The trip is over. Thank you for coming!')).toBeInTheDocument();
});

it('says so when the plan does not load, and asks again', async () => {
  open(aGuestTrip(), BROKEN);
  expect(await screen.findByRole('alert')).toHaveTextContent('What happens next did not load');
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});
