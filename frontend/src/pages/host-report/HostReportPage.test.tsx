import { screen } from '@testing-library/react';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import HostReportPage from './HostReportPage';

const USER = { id: 1, username: 'theo', email: 't@example.com', firstName: 'Theo', lastName: 'Lindqvist' };
const TRIPS = [1, 2].map((tripId) => ({ tripId, title: `Trip ${tripId}`, timeZone: 'America/Los_Angeles' }));

it('shows the choice of days with the choice of trips, so that neither moves the other', async () => {
  let tell = (): void => undefined;
  const known = new Promise<Answer>((resolve) => {
    tell = () => resolve([200, { trips: TRIPS }]);
  });
  fakeServer({
    'GET /api/auth/me': () => [200, { user: { ...USER, role: 'host' }, guest: null }],
    'GET /api/host/me': () => known,
    'GET /api/host/report': () => [503, { statusCode: 503, code: 'x', message: 'Not now.' }],
  });
  renderPage(<HostReportPage />, '/host/report');
  expect(await screen.findByRole('heading', { name: 'Financial report' })).toBeVisible();
  expect(screen.queryByLabelText('From')).toBeNull();
  tell();
  expect(await screen.findByLabelText('From')).toBeVisible();
  expect(screen.getByLabelText('Trip')).toBeVisible();
  expect(await screen.findByText('Not now.')).toBeVisible();
});
