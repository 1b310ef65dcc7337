import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { aHostBooking } from '../../testing/hostBooking';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { ExtrasPart } from './ExtrasPart';

function open(offers = aHostBooking().offers) {
  fakeServer({
    'GET /api/auth/me': () => signedIn({ role: 'host' }),
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: true }],
  });
  renderPage(<ExtrasPart booking={aHostBooking({ offers })} />, '/host/bookings/1');
}

it('adds an extra of the trip', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Add an extra' })).toBeVisible();
});

it('says so where the trip has none, and asks for nothing', async () => {
  open([]);
  expect(await screen.findByText(/^This trip has no extras to add\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add an extra' })).toBeNull();
});
