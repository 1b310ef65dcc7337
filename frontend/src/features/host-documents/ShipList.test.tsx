import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardTraveller } from '../../api/host/hostDocuments';
import type { HostMe } from '../../api/host/hostMe';
import { saveFile } from '../../lib/browser/saveFile';
import { setServerNow } from '../../lib/time/clock';
import { aBoardTraveller } from '../../testing/boardTraveller';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import { Documents } from './Documents';

jest.mock('../../lib/browser/saveFile', () => ({ saveFile: jest.fn() }));

const DOOR = 'GET /api/host/trips/1/ship-list.csv';
const BALTIC = aHostedTrip({ tripId: 2, title: 'Baltic', isOnSale: false });
const THREE = [
  aBoardTraveller(),
  aBoardTraveller({ position: 2, name: 'Daniel Okafor', missing: ['passport'] }),
  // Neither has a place for good on this trip.
  aBoardTraveller({ bookingId: 'H'.repeat(22), status: 'pending_payment', missing: ['passport'] }),
  aBoardTraveller({ bookingId: 'E'.repeat(22), tripId: 2, missing: ['passport'] }),
];

interface Desk {
  trips?: HostMe['trips'];
  travellers?: readonly BoardTraveller[];
  query?: string;
  file?: Answer;
}

function draw({
  trips = [aHostedTrip()],
  travellers = THREE,
  query = '',
  file = [200, 'Room,Cabin'],
}: Desk = {}) {
  const counts = { travellers: 0, signedWaivers: 0, insured: 0, verifiedPassports: 0, emergencyContacts: 0 };
  const seen = fakeServer({
    'GET /api/host/me': () => [200, { trips, mayApproveHosts: false }],
    'GET /api/host/documents': () => [200, { counts, travellers }],
    [DOOR]: () => file,
    'GET /api/host/trips/2/ship-list.csv': () => file,
  });
  renderPage(<Documents />, `/host/dashboard?tab=documents${query}`);
  return seen;
}
const button = () => screen.findByRole('button', { name: 'Ship’s list' });
const lists = (seen: ReturnType<typeof draw>) =>
  seen.map(({ route }) => route).filter((route) => route.endsWith('.csv'));

beforeEach(() => {
  setServerNow('2025-06-02T18:00:00Z');
  jest.mocked(saveFile).mockClear();
});

it('saves the list of the only trip under its title and day, and says whom it holds and lacks', async () => {
  const seen = draw();
  await userEvent.click(await button());
  expect(await screen.findByText('The ship’s list is saved')).toBeVisible();
  expect(lists(seen)).toEqual([DOOR]);
  const name = 'ship-list_ensenada-group-cruise_2025-06-02.csv';
  expect(jest.mocked(saveFile).mock.calls).toEqual([[expect.anything(), name]]);
  expect(screen.getByText('2 travellers; of 1 something is missing.')).toBeVisible();
  expect(screen.getByText(/It holds passport numbers: send it by a safe way\.$/)).toBeVisible();
});

it('is of the trip that is chosen', async () => {
  const trips = [aHostedTrip(), BALTIC];
  const seen = draw({ trips, query: '&trip=2' });
  await userEvent.click(await button());
  await waitFor(() => expect(lists(seen)).toEqual(['GET /api/host/trips/2/ship-list.csv']));
});

it('wants one of several trips to be chosen first', async () => {
  draw({ trips: [aHostedTrip(), BALTIC] });
  expect(await screen.findByText('Each trip has a list of its own: choose one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ship’s list' })).toBeNull();
});

it('is of no trip that is over or called off, and of none whose papers the host may not see', async () => {
  const withheld = aHostedTrip({ documents: false });
  const calledOff = aHostedTrip({ tripId: 3, isCalledOff: true });
  const over = aHostedTrip({ tripId: 4, endDate: '2025-06-01' });
  draw({ trips: [withheld, calledOff, over, BALTIC] });
  await button();
  expect(screen.getByText('1 traveller; of 1 something is missing.')).toBeVisible();
});

it.each([
  ['1 traveller; nothing is missing.', [aBoardTraveller()], false],
  ['Nobody has a confirmed booking yet.', [], true],
])('says how it stands: %s', async (words, travellers, isUseless) => {
  draw({ travellers });
  expect(await screen.findByText(words)).toBeVisible();
  expect(isOff(await button())).toBe(isUseless);
});

it.each([
  [403, 'account.confirm_first', 'Please confirm first.'],
  [403, 'host.right_missing', 'The owner of this trip has not given you the right to its documents.'],
  [429, 'request.too_many', 'Too many attempts. Please try again in 40 seconds.'],
])('says in a sentence why there is none, and saves nothing: %s %s', async (statusCode, code, message) => {
  draw({ file: [statusCode, { statusCode, code, message }] });
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(saveFile).not.toHaveBeenCalled();
  expect(isOff(await button())).toBe(false);
});
