import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { HostSummary } from '../../../../backend/contracts/host-events';
import { useHostOverview } from '../../api/host/host';
import { openHostFeed } from '../../api/host/hostSocket';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { useHostFeed } from './useHostFeed';

jest.mock('../../api/host/hostSocket');

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

const answer = (totalTrips: number): [number, object] => [
  200,
  { summary: figures(totalTrips), recentTrips: [], recentGuests: [], recentEvents: [] },
];

function Desk() {
  useHostFeed();
  const { data } = useHostOverview(null);
  return <p>{data ? `Trips: ${data.summary.totalTrips}` : 'Waiting'}</p>;
}

it('reads everything again when the trips are others than the page was told before its socket stood', async () => {
  let totalTrips = 1;
  fakeServer({ 'GET /api/host/overview': () => answer(totalTrips) });
  const opened = jest.mocked(openHostFeed).mockReturnValue(() => undefined);
  renderPage(<Desk />, '/host/dashboard');
  expect(await screen.findByText('Trips: 1')).toBeVisible();

  totalTrips = 0;
  act(() => opened.mock.calls[0]?.[0].onSummary(figures(totalTrips)));
  expect(await screen.findByText('Trips: 0')).toBeVisible();
});

it('reads again what a tab read before the events were known that the socket goes on from', async () => {
  let overviewComes = (): void => undefined;
  const isTold = new Promise<void>((resolve) => {
    overviewComes = resolve;
  });
  let papers = 'Waivers of two trips';
  fakeServer({ 'GET /api/host/overview': () => isTold.then(() => answer(1)) });
  jest.mocked(openHostFeed).mockReturnValue(() => undefined);
  function Papers() {
    const { data } = useQuery({ queryKey: ['host', 'papers'], queryFn: () => papers });
    return <p>{data}</p>;
  }
  renderPage(
    <>
      <Desk />
      <Papers />
    </>,
    '/host/dashboard',
  );
  expect(await screen.findByText('Waivers of two trips')).toBeVisible();

  papers = 'Waivers of one trip';
  await act(() => {
    overviewComes();
    return isTold;
  });
  expect(await screen.findByText('Waivers of one trip')).toBeVisible();
});
