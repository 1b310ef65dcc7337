import { screen } from '@testing-library/react';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { CommunicationsDesk } from './CommunicationsDesk';

const TRIP = {
  tripId: 1,
  title: 'Baja by Night',
  timeZone: 'America/Los_Angeles',
  cabins: [],
  messages: true,
};

it('shows what stands below the reports once they are there, so that they push nothing down', async () => {
  let tell = (): void => undefined;
  const reported = new Promise<Answer>((resolve) => {
    tell = () => resolve([200, []]);
  });
  fakeServer({
    'GET /api/host/me': () => [200, { trips: [TRIP] }],
    'GET /api/host/communications': () => [503, { statusCode: 503, code: 'x', message: 'Not now.' }],
    'GET /api/host/reports': () => reported,
  });
  renderPage(<CommunicationsDesk />, '/host/dashboard?tab=communications&trip=1');
  expect(await screen.findByRole('region', { name: 'Write to guests' })).toBeVisible();
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Announce in the chat' })).toBeNull();
  tell();
  expect(await screen.findByRole('region', { name: 'Announce in the chat' })).toBeVisible();
  expect(screen.getByText('Nothing was reported.')).toBeVisible();
});
