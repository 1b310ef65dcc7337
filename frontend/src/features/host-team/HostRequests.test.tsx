import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { HostRequests } from './HostRequests';

it('keeps the reason that was typed until the server has taken it', async () => {
  let isAway = true;
  const seen = fakeServer({
    'GET /api/host/me': () => [200, { trips: [], mayApproveHosts: true }],
    'GET /api/host/requests': () => [
      200,
      [
        {
          id: 'r1',
          name: 'Dario Fuentes',
          username: 'dario',
          email: 'dario@example.com',
          isEmailProven: true,
          status: 'pending',
          decidedBy: null,
        },
      ],
    ],
    'POST /api/host/requests/r1/decline': () =>
      isAway ? [503, { statusCode: 503, code: 'server.not_ready', message: 'Later, please.' }] : [200, []],
  });
  renderPage(<HostRequests />, '/host/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Dario Fuentes' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Not known to us');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Later, please.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Not known to us');

  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  expect(seen.filter(({ route }) => route.endsWith('/decline'))).toHaveLength(2);
});
