import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import {
  aHostCabins,
  aHostFront,
  aHostGroup,
  aHostGuide,
  aHostPlan,
  aHostShip,
} from '../../testing/hostPages';
import { someHostQuestions } from '../../testing/hostQuestions';
import { aHostWaiver } from '../../testing/hostWaiver';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import HostTripPage from './HostTripPage';

const SAVE = 'PUT /api/host/trips/1';
export const REMOVE = 'DELETE /api/host/trips/1';
export const COPY = 'POST /api/host/trips/1/copies';
const NO_COPY = { startDate: 'This trip has no dates yet to copy from' };
const user = {
  id: 1,
  username: 'marisol',
  email: 'm@example.com',
  firstName: 'Marisol',
  lastName: 'Sample',
  role: 'host',
};

/** The page of a trip with so many buyers at stake; answers what was sent to a door of it. */
export function openTrip(buyers: number, answer: () => Promise<void> = async () => {}, changes: object = {}) {
  const trip = {
    ...aHostTrip(),
    id: 1,
    version: 3,
    shipGroupVersion: 1,
    isOnSale: true,
    isOwner: true,
    seatsTaken: 4,
    isCalledOff: false,
    hasBookings: true,
    cabinsTaken: { inside: 2, oceanview: 0, balcony: 0 },
    promoUses: [{ code: 'CREW', uses: 3 }],
    departsAt: '2026-05-02T00:30:00.000Z',
    atStake: { buyers, paidCents: 80_800, owedCents: 63_700 },
    ...changes,
  };
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user, guest: null }],
    'GET /api/host/trips/1': () => [200, trip],
    'GET /api/host/trips': () => [200, { trips: [], inFront: null }],
    [REMOVE]: () => [204],
    'GET /api/host/trips/1/hosts': () => [200, []],
    'GET /api/host/trips/1/reviews': () => [200, []],
    'GET /api/host/trips/1/call-off': () => [200, { status: 'none', bookings: buyers, paidCents: 80_800 }],
    'GET /api/host/trips/1/plan': () => [200, aHostPlan()],
    'GET /api/host/trips/1/front': () => [200, aHostFront({ version: 0, versions: [] })],
    'GET /api/host/trips/1/ship': () => [200, aHostShip({ version: 0, versions: [] })],
    'GET /api/host/trips/1/guide': () => [200, aHostGuide()],
    'GET /api/host/trips/1/cabins': () => [200, aHostCabins()],
    'GET /api/host/trips/1/group': () => [200, aHostGroup()],
    'GET /api/host/trips/1/questions': () => [200, someHostQuestions()],
    'GET /api/host/trips/1/waiver': () => [200, aHostWaiver()],
    [SAVE]: async () => {
      await answer();
      return [200, { ...trip, version: 4 }];
    },
    [COPY]: () => [422, { statusCode: 422, code: 'request.invalid', fields: NO_COPY }],
  });
  renderPage(<HostTripPage />, hostPaths.trip(1), PATTERNS.hostTrip);
  return (wanted = SAVE) => seen.filter(({ route }) => route === wanted);
}
