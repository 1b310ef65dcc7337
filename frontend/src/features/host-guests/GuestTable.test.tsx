import { screen } from '@testing-library/react';
import type { HostGuest } from '../../api/host/hostGuests';
import { fakeServer } from '../../testing/fakeServer';
import { NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { GuestTable } from './GuestTable';

const nothing = () => undefined;
const NOBODY: ReadonlySet<string> = new Set();
const aGuestOf = (tripId: number, tripTitle: string) => {
  const id = `guest-${tripId}`;
  const about = { name: 'Dana Reyes', email: 'dana@example.com', status: 'confirmed', addOns: [] };
  return { ...about, id, bookingId: id, tripId, tripTitle } as unknown as HostGuest;
};

it('says under each name which of two trips of one title it is', async () => {
  fakeServer({ 'GET /api/host/me': () => [200, { trips: NAMESAKES, mayApproveHosts: true }] });
  renderPage(
    <GuestTable
      trip={null}
      guests={NAMESAKES.map(({ tripId, title }) => aGuestOf(tripId, title))}
      view=""
      fresh={NOBODY}
      isWhole={false}
      search={{ text: '', status: '', sort: null }}
      onChange={nothing}
      selected={NOBODY}
      onSelect={nothing}
    />,
    '/host/dashboard',
  );
  for (const name of NAMES_OF_NAMESAKES) expect(await screen.findByText(name)).toBeVisible();
});
