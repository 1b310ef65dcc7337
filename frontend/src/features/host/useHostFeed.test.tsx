import { act, screen } from '@testing-library/react';
import type { HostSummary } from '../../../../backend/contracts/host-events';
import { useHostOverview } from '../../api/host';
import { openHostFeed } from '../../api/host-socket';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { useHostFeed } from './useHostFeed';

jest.mock('../../api/host-socket');

const figures = (totalTrips: number): HostSummary => ({
  version: 7,
  totalTrips,
  activeTrips: totalTrips,
  totalGuests: 12,
  confirmedGuests: 12,
  pendingGuests: 0,
  revenueCents: 0,
  pendingCents: 0,
  completionPercent: 0,
});

function Desk() {
  useHostFeed();
  const { data } = useHostOverview(null);
  return <p>{data ? `Trips: ${data.summary.totalTrips}` : 'Waiting'}</p>;
}

it('reads everything again when the trips are others than the page was told before its socket stood', async () => {
  let totalTrips = 1;
  const summary = () => figures(totalTrips);
  fakeServer({
    'GET /api/host/overview': () => [
      200,
      { summary: summary(), recentTrips: [], recentGuests: [], recentEvents: [] },
    ],
  });
  const opened = jest.mocked(openHostFeed).mockReturnValue(() => undefined);
  renderPage(<Desk />, '/host/dashboard');
  expect(await screen.findByText('Trips: 1')).toBeVisible();

  totalTrips = 0;
  act(() => opened.mock.calls[0]?.[0].onSummary(summary()));
  expect(await screen.findByText('Trips: 0')).toBeVisible();
});
