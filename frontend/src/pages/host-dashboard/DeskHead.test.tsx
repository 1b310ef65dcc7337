import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import HostDashboardPage from './HostDashboardPage';

const HOST = {
  user: {
    id: 1,
    username: 'theo',
    email: 't@example.com',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    role: 'host',
  },
  guest: null,
};
const ALL_RIGHTS = { money: true, documents: true, messages: true };
const hosting = (tripId: number) => ({
  tripId,
  title: `Trip ${tripId}`,
  status: 'active',
  startDate: null,
  endDate: null,
  timeZone: 'UTC',
  isOnSale: false,
  isOwner: false,
  ...ALL_RIGHTS,
});

const deskOf = (trips: object[], mayApproveHosts = true) =>
  fakeServer({
    'GET /api/auth/me': () => [200, HOST],
    'GET /api/host/overview': () => [500, { statusCode: 500, code: 'server.fault' }],
    'GET /api/host/me': () => [200, { trips, mayApproveHosts }],
    'GET /api/host/waiting': () => [
      200,
      {
        hostRequests: 1,
        waitlist: 4,
        unpaidPlaces: 7,
        owing: 9,
        overdue: 1,
        moneyAlerts: 2,
        paymentsToConfirm: 3,
        callOffsToConfirm: 6,
        documents: 5,
        messageReports: 0,
      },
    ],
  });
it.each([
  [true, ['Payments5 waiting', 'Documents5 waiting', 'Host Actions7 waiting']],
  // Who asks to be a host is none of their business.
  [false, ['Payments5 waiting', 'Documents5 waiting', 'Host Actions6 waiting']],
])('counts on the tabs what waits for this host (may approve hosts: %s)', async (mayApprove, words) => {
  deskOf([hosting(1)], mayApprove);
  renderPage(<HostDashboardPage />, '/host/dashboard?tab=overview');
  await screen.findByText('Trip 1');
  await screen.findByRole('tab', { name: 'Documents 5 waiting' });
  const counted = screen.getAllByRole('tab').map(({ textContent }) => textContent ?? '');
  expect(counted.filter((text) => text.includes('waiting'))).toEqual(words);
});

it('opens on the trip that was left, until that is none of theirs any more', async () => {
  const trips = [hosting(1), hosting(2)];
  deskOf(trips);
  renderPage(<HostDashboardPage />, '/host/dashboard');
  await userEvent.selectOptions(await screen.findByLabelText('Trip'), 'Trip 2');
  cleanup();

  renderPage(<HostDashboardPage />, '/host/dashboard');
  expect(await screen.findByLabelText('Trip')).toHaveDisplayValue('Trip 2');
  cleanup();

  deskOf([hosting(1), hosting(3)]);
  renderPage(<HostDashboardPage />, '/host/dashboard');
  expect(await screen.findByLabelText('Trip')).toHaveDisplayValue('All trips');
});
