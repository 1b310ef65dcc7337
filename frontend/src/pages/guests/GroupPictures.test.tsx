import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aGroup } from '../../testing/tripGroup';
import { GroupPictures } from './GroupPictures';

function open(group: ReturnType<typeof aGroup>) {
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/group': () => [200, group],
  });
  renderPage(<GroupPictures />, '/template/guests');
  return waitFor(() => expect(seen.map(({ route }) => route)).toContain('GET /api/guest/group'));
}

it('shows what the group does together, as its hosts or the site have it', async () => {
  await open(aGroup());
  const part = await screen.findByRole('region', { name: 'Group activities' });
  expect(part).toHaveTextContent('Illustrations of what groups do on board, not photographs.');
  expect(part).toHaveTextContent('Relay in the poolTeams form in the chat');
});

it('is left out where the hosts want no pictures', async () => {
  await open(aGroup({ version: 2, activities: [] }));
  expect(screen.queryByText('Group activities')).toBeNull();
});
