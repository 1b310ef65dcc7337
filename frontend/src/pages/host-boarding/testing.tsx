import { screen } from '@testing-library/react';
import { PATTERNS } from '../../lib/paths';
import { setServerNow } from '../../lib/time/clock';
import { aBoarder, aBoardingList, aBoardingPass, isHereSince } from '../../testing/boarding';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import HostBoardingPage from './HostBoardingPage';

export const CODE = 'PierCodeOfNina00000001';
/** Nina is marked. */
export const MARK = 'PUT /api/host/trips/1/boarding/41';
export const NINA = aBoarder();
export const ninaIsHere = { ...NINA, ...isHereSince };
/** Is here already. */
export const ELI = aBoarder({
  guestId: 42,
  firstName: 'Eli',
  lastName: 'Okoro',
  missing: ['waiver'],
  ...isHereSince,
});

export const noServer = () => {
  throw new TypeError('Failed to fetch');
};

/** The morning of the departure, in a browser that keeps nothing yet. */
export function onTheDay(): void {
  localStorage.clear();
  sessionStorage.clear();
  setServerNow('2025-09-05T18:00:00Z');
}

/** Draws the page for a host; answers what gives the marks that were sent. */
export function open(more: Parameters<typeof fakeServer>[0] = {}, address = '/host/boarding') {
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn({ id: 1, role: 'host' }),
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: true }],
    'GET /api/host/trips/1/boarding': () => [200, aBoardingList({ travellers: [NINA, ELI] })],
    [`GET /api/host/boarding/${CODE}`]: () => [200, aBoardingPass()],
    ...more,
  });
  renderPage(<HostBoardingPage />, address, PATTERNS.hostBoarding);
  return () => seen.filter(({ route }) => route.startsWith('PUT ')).map(({ body }) => body);
}

export const button = (name: string) => screen.findByRole('button', { name });
