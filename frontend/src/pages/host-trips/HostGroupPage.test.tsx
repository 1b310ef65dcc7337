import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STOCK_GROUP } from '../../../../backend/contracts/stock-group';
import type { ChangeGroup, HostGroup } from '../../api/host/hostTripPages';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import { aHostGroup, AN_OWNER, aWrittenTrip } from '../../testing/hostPages';
import { renderPage } from '../../testing/renderPage';
import HostGroupPage from './HostGroupPage';

const SAVE = 'PUT /api/host/trips/1/group';

function open(group: HostGroup) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/pictures': () => [200, []],
    'GET /api/host/trips/1/group': () => [200, group],
    [SAVE]: (body) => [200, { ...group, ...(body as ChangeGroup), version: group.version + 1 }],
  });
  renderPage(<HostGroupPage />, hostPaths.tripGroup(1), PATTERNS.hostTripGroup);
  return () => seen.filter(({ route }) => route === SAVE).map(({ body }) => body as ChangeGroup);
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const { versions: _versions, isOwner: _owner, ...saved } = aHostGroup();

it('saves the words of a picture, and both lists as they stand', async () => {
  const sent = open(aHostGroup());
  await press(/^Picture 1 Our last night/);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'The last night' } });
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [first] = saved.adventures;
  expect(sent()[0]).toEqual({ ...saved, adventures: [{ ...first, title: 'The last night' }] });
});

it('begins with the site’s own pictures, and leaves a list empty where its owner wants none', async () => {
  const sent = open(aHostGroup({ ...STOCK_GROUP, version: 0, versions: [] }));
  expect(await screen.findByText(/^Nobody has written this yet\./)).toBeVisible();
  for (const { title } of STOCK_GROUP.activities) {
    await userEvent.click(part('Group activities').getByRole('button', { name: `Take ${title} away` }));
  }
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ adventures: STOCK_GROUP.adventures, activities: [], version: 0 });
});

it('is seen by a co-host', async () => {
  open(aHostGroup({ isOwner: false }));
  expect(await screen.findByRole('heading', { name: 'Our last night' })).toBeVisible();
  expect(part('Group activities').getByText('In two teams')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
