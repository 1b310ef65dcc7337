import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../../testing/fakeServer';
import { BROKEN } from '../../testing/guestArea';
import { readAgain } from '../../testing/readAgain';
import { aGuide, stockGuide } from '../../testing/tripGuide';
import { open, section } from './testing';

const keyOf = (tripId: number) => `packed:7:${tripId}`;
const KEY = keyOf(1);
const LIST = 'Complete packing list';

interface Change {
  item: string;
  isPacked: boolean;
}

/** The account's list for a trip: it takes changes over as the server does, unless it is out of reach. */
function anAccount(packed: string[] = [], tripId = 1) {
  const account = { packed, isDown: false };
  const answer = (): Answer => (account.isDown ? BROKEN : [200, { packed: account.packed }]);
  const take = (body: unknown): Answer => {
    const { changes } = body as { changes: Change[] };
    if (account.isDown) return BROKEN;
    for (const { item, isPacked } of changes) {
      account.packed = account.packed.filter((other) => other !== item);
      if (isPacked) account.packed.push(item);
    }
    return answer();
  };
  const path = `/api/guest/trips/${tripId}/packing`;
  return { account, doors: { [`GET ${path}`]: answer, [`PUT ${path}`]: take } };
}

const tick = async (name: RegExp) => userEvent.click(await screen.findByLabelText(name));

beforeEach(() => localStorage.clear());

it('counts what is packed and tells the account', async () => {
  const { account, doors } = anAccount(['mask']);
  open(doors);
  const list = await section(LIST);
  expect(await within(list).findByText('1 of 4')).toBeVisible();
  await tick(/Fins/);
  await tick(/A shawl/);
  expect(list).toHaveTextContent('3 of 4 packed');
  expect(list).toHaveTextContent('1 essential to go');
  await tick(/A shawl/);
  await waitFor(() => expect(account.packed.toSorted()).toEqual(['fins', 'mask']));
  expect(list).toHaveTextContent('2 of 4 packed');
  expect(await within(list).findByText(/Kept in your account/)).toBeVisible();
});

it('keeps ticks on the device while the account is out of reach, and tells it at the next visit', async () => {
  const { account, doors } = anAccount();
  account.isDown = true;
  open(doors);
  await tick(/Fins/);
  expect(await screen.findByText(/Kept on this device for now/)).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain('fins');
  cleanup();

  account.isDown = false;
  open(doors);
  await waitFor(() => expect(screen.getByLabelText(/Fins/)).toBeChecked());
  await waitFor(() => expect(account.packed).toEqual(['fins']));
});

it('marks what is essential', async () => {
  open();
  await section(LIST);
  expect(screen.getByLabelText('A lantern Essential')).toBeInTheDocument();
  expect(screen.getByLabelText('A shawl')).toBeInTheDocument();
});

it('shows what the account knows from another device, and follows another tab', async () => {
  open(anAccount(['lantern']).doors);
  await waitFor(() => expect(screen.getByLabelText(/A lantern/)).toBeChecked());
  act(() => {
    localStorage.setItem(KEY, '{"packed":["lantern","shawl"],"unsent":[]}');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(await section(LIST)).toHaveTextContent(/2 of/);
});

it('lets ticks of what is not on the list change nothing of what is shown and counted', async () => {
  const change = { item: 'tent', isPacked: true, at: '2025-06-02T09:00:00.000Z' };
  localStorage.setItem(KEY, JSON.stringify({ packed: ['skis', 'mask'], unsent: [change] }));
  const { account, doors } = anAccount();
  account.isDown = true;
  open(doors);
  expect(await section(LIST)).toHaveTextContent('1 of 4 packed1 essential to go');
  await tick(/A lantern/);
  expect(await section(LIST)).toHaveTextContent('2 of 4 packedAll essentials are in the bag');
});

it('draws no tick of another trip, nor one of no known trip, and tells none', async () => {
  const change = { item: 'fins', isPacked: true, at: '2025-06-02T09:00:00.000Z' };
  const kept = JSON.stringify({ packed: ['mask'], unsent: [change] });
  for (const key of [keyOf(2), 'packed:7']) localStorage.setItem(key, kept);
  const { account, doors } = anAccount();
  account.isDown = true;
  open(doors);
  expect(await section(LIST)).toHaveTextContent('0 of 4 packed');
  account.isDown = false;
  await tick(/A shawl/);
  await waitFor(() => expect(account.packed).toEqual(['shawl']));
  expect(await section(LIST)).toHaveTextContent('1 of 4 packed');
  expect(localStorage.getItem(keyOf(2))).toBe(kept);
});

it('tells what was ticked out of reach to its own trip, also after another one was chosen', async () => {
  const [lagoon, fjord] = [anAccount(), anAccount([], 2)];
  let tripId = 1;
  lagoon.account.isDown = true;
  const guide = (): Answer => [200, aGuide({ tripId })];
  const queryClient = open({ ...lagoon.doors, ...fjord.doors, 'GET /api/guest/guide': guide });
  await tick(/Fins/);
  expect(await screen.findByText(/Kept on this device for now/)).toBeVisible();

  tripId = 2;
  await readAgain(queryClient);
  expect(await section(LIST)).toHaveTextContent('0 of 4 packed');
  await tick(/A shawl/);
  await waitFor(() => expect(fjord.account.packed).toEqual(['shawl']));

  lagoon.account.isDown = false;
  tripId = 1;
  await readAgain(queryClient);
  await waitFor(() => expect(lagoon.account.packed).toEqual(['fins']));
  expect(screen.getByLabelText(/Fins/)).toBeChecked();
  expect(screen.getByLabelText(/A shawl/)).not.toBeChecked();
});

it('keeps the tick of a thing that is called by another name since', async () => {
  const [water] = aGuide().packing;
  const renamed = { key: 'mask', name: 'A mask and a snorkel', isEssential: true };
  const guide = aGuide({ packing: [{ ...water!, items: [renamed] }] });
  open({ ...anAccount(['mask']).doors, 'GET /api/guest/guide': () => [200, guide] });
  await waitFor(() => expect(screen.getByLabelText(/A mask and a snorkel/)).toBeChecked());
  expect(await section(LIST)).toHaveTextContent('1 of 1 packedEverything is in the bag');
});

it('shows no group without things, and no list without groups', async () => {
  const [water] = aGuide().packing;
  const empty = { title: 'For later', items: [] };
  open({ 'GET /api/guest/guide': () => [200, aGuide({ packing: [water!, empty] })] });
  expect(await section(LIST)).toHaveTextContent('For the water');
  expect(screen.queryByText('For later')).toBeNull();
  cleanup();

  open({ 'GET /api/guest/guide': () => [200, aGuide({ packing: [empty] })] });
  await section('Helpful resources');
  expect(screen.queryByText(LIST)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Packing list' })).toBeNull();
});

it('has the list of any cruise while the hosts have written none', async () => {
  open({ 'GET /api/guest/guide': () => [200, stockGuide()] });
  expect(await section(LIST)).toHaveTextContent('0 of 31 packed');
});
