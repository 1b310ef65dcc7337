import { screen } from '@testing-library/react';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import OperatorPage from './OperatorPage';

const USER = { id: 1, username: 'theo', email: 't@example.com', firstName: 'Theo', lastName: 'Lindqvist' };

it('shows the accounts once the requests above them are there', async () => {
  let tell = (): void => undefined;
  const asked = new Promise<Answer>((resolve) => {
    tell = () => resolve([200, []]);
  });
  fakeServer({
    'GET /api/auth/me': () => [200, { user: { ...USER, role: 'host', isOperator: true }, guest: null }],
    'GET /api/host/requests': () => asked,
  });
  renderPage(<OperatorPage />, '/operator');
  expect(await screen.findByRole('region', { name: 'Host requests' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Accounts' })).toBeNull();
  tell();
  expect(await screen.findByRole('region', { name: 'Accounts' })).toBeVisible();
});
