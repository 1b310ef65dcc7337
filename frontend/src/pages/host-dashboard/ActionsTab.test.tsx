import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import ActionsTab from './ActionsTab';

it('leads to the people who asked to be hosts at each press, also at the second', async () => {
  const scrolled = jest.fn<void, []>();
  Element.prototype.scrollIntoView = scrolled;
  fakeServer({
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: true }],
    'GET /api/host/waiting': () => [200, {}],
    'GET /api/host/host-requests': () => [200, []],
  });
  renderPage(<ActionsTab />, '/host/dashboard?tab=actions');
  const link = await screen.findByRole('link', { name: /^Host requests/ });
  for (const times of [1, 2]) {
    await userEvent.click(link);
    expect(scrolled).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('region', { name: 'Host requests' }).parentElement).toHaveFocus();
  }
});
