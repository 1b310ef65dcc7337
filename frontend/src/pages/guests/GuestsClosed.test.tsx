import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aGroup } from '../../testing/tripGroup';
import GuestsPage from './GuestsPage';

it('says since when it has been closed, and shows nobody, a month after the trip', async () => {
  const message = 'The guest list of this trip closed on October 8, 2025.';
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/directory': () => [410, { statusCode: 410, code: 'directory.closed', message }],
    'GET /api/chat/mutes': () => [200, { personIds: [], people: [] }],
    'GET /api/guest/group': () => [200, aGroup({ version: 1 })],
  });
  renderPage(<GuestsPage />, '/template/guests');
  expect(await screen.findByRole('heading', { name: 'The people you sailed with' })).toBeVisible();
  expect(screen.getByText(new RegExp(`^${message}`))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The group in figures' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Meet the group' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  // What they did together is no list of them.
  expect(await screen.findByRole('heading', { name: 'Group activities' })).toBeVisible();
});

it('is closed where the trips tell it, on whatever the list itself answers', async () => {
  const closed = aGuestTrip({ title: 'Spring Sail', listClosedOn: '2025-05-08' });
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/voyages': () => [200, [closed]],
    'GET /api/guest/group': () => [200, aGroup({ version: 1 })],
  });
  renderPage(<GuestsPage />, '/template/guests');
  expect(await screen.findByText(/^The guest list of this trip closed on May 8, 2025\./)).toBeVisible();
  expect(screen.getByText('Spring Sail')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The group in figures' })).toBeNull();
  expect(seen.map(({ route }) => route)).not.toContain('GET /api/guest/directory');
});
