import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followSession } from '../../api/session';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import NewBookingPage from './NewBookingPage';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('says to a host whose session ended before they add a guest that it has, and keeps the form', async () => {
  let me: Answer = signedIn({ id: 1, role: 'host' });
  fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: false }],
    'POST /api/host/bookings/letter': () => (me = VISITOR),
  });
  const stop = followSession(renderPage(<NewBookingPage />, '/host/bookings/new'));
  await userEvent.type(await screen.findByLabelText('Full name'), 'Ivy Farrow');
  await userEvent.click(screen.getByRole('button', { name: 'Add guest' }));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Log in/ })).toHaveAttribute(
    'href',
    '/login?next=%2Fhost%2Fbookings%2Fnew',
  );
  expect(screen.getByLabelText('Full name')).not.toBeVisible();

  me = signedIn({ id: 1, role: 'host' });
  await userEvent.click(screen.getByRole('button', { name: 'I have logged in' }));
  await waitFor(() => expect(screen.getByLabelText('Full name')).toBeVisible());
  expect(screen.getByLabelText('Full name')).toHaveValue('Ivy Farrow');
  stop();
});
