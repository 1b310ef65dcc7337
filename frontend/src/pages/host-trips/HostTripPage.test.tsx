import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATTERNS, paths } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import HostTripPage from './HostTripPage';

const SAVE = 'PUT /api/host/trips/1';
const user = {
  id: 1,
  username: 'marisol',
  email: 'm@example.com',
  firstName: 'Marisol',
  lastName: 'Sample',
  role: 'host',
};

beforeAll(() => {
  // jsdom does not know dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function open(buyers: number) {
  const trip = {
    ...aHostTrip(),
    id: 1,
    version: 3,
    isOnSale: true,
    isOwner: true,
    seatsTaken: 4,
    departsAt: '2026-05-02T00:30:00.000Z',
    atStake: { buyers, paidCents: 80_800, owedCents: 63_700 },
  };
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user, guest: null }],
    'GET /api/host/trips/1': () => [200, trip],
    'GET /api/host/trips': () => [200, { trips: [], onSale: null }],
    'GET /api/host/trips/1/hosts': () => [200, []],
    [SAVE]: () => [200, { ...trip, version: 4 }],
  });
  renderPage(<HostTripPage />, paths.hostTrip(1), PATTERNS.hostTrip);
  return () => seen.filter(({ route }) => route === SAVE);
}

async function moveTo(day: string): Promise<void> {
  const field = await screen.findByLabelText('First day');
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('asks with the sums before a day is moved that people have booked for', async () => {
  const sent = open(2);
  await moveTo('2026-04-01');
  const dialog = await screen.findByRole('dialog', { name: 'Move the sailing to April 1, 2026?' });
  expect(dialog).toHaveTextContent('2 bookings stand on May 1, 2026, with $808 paid and $637 to be paid.');
  expect(dialog).toHaveTextContent('what the day they bought gives them');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the day' }));
  expect(sent()).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('dialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Save, and write to 2 buyers' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ startDate: '2026-04-01', version: 3 });
});

it('asks nothing where nobody has booked', async () => {
  const sent = open(0);
  await moveTo('2026-04-01');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
