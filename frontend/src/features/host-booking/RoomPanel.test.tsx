import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { aHostBooking } from '../../testing/hostBooking';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { RoomPanel } from './RoomPanel';

const SUMMARY = 'Read what the trip had added to the terms';

function open(changes: Parameters<typeof aHostBooking>[0] = {}) {
  fakeServer({
    'GET /api/auth/me': () => signedIn({ role: 'host' }),
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: true }],
  });
  renderPage(<RoomPanel booking={aHostBooking(changes)} />, '/host/bookings/1');
}

it('unfolds what the trip had added to the terms of the booking', async () => {
  open({ ownTerms: [{ title: 'Dress', text: 'White on the first night.' }] });
  const text = await screen.findByText('White on the first night.');
  expect(text).not.toBeVisible();
  await userEvent.click(screen.getByText(SUMMARY));
  expect(text).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dress' })).toBeVisible();
});

it('does not say of who booked no insurance that they have one of their own', async () => {
  open({ travelInsurance: false });
  expect(await screen.findByText('Not booked with us')).toBeVisible();
});

it('has nothing to unfold where it had added nothing', async () => {
  open();
  expect(await screen.findByText('How it was booked')).toBeVisible();
  expect(screen.queryByText(SUMMARY)).toBeNull();
});
