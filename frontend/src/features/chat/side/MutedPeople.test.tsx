import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../testing/fakeServer';
import { isOff } from '../../../testing/isOff';
import { BROKEN, signedIn } from '../../../testing/guestArea';
import { ChatClient } from '../engine/chatClient';
import { INITIAL_CHAT } from '../engine/chat.model';
import { MutedPeople } from './MutedPeople';
import { roomOf } from '../room/room';
import { JONAH } from '../testing/testing';
import { useDesk } from '../room/useDesk';

const QUIET = 77;
const NAMELESS = 78;

function Shown({ userIds }: { userIds: number[] }) {
  const parts = { client: new ChatClient(), desk: useDesk(), timeZone: 'America/Los_Angeles' };
  const names = new Map([[JONAH.id, JONAH.name]]);
  return <MutedPeople userIds={userIds} room={roomOf({ ...INITIAL_CHAT, names }, parts)} />;
}

async function open(userIds: number[], answer: Answer) {
  const seen = fakeServer({ 'GET /api/auth/me': () => signedIn(), 'GET /api/chat/mutes': () => answer });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = (ids: number[]) => (
    <QueryClientProvider client={queries}>
      <Shown userIds={ids} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown(userIds));
  return { seen, changeTo: (ids: number[]) => rerender(shown(ids)) };
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.firstChild?.textContent);

const ANSWER = {
  personIds: ['g5'],
  people: [
    { userId: QUIET, name: 'Sofía' },
    { userId: NAMELESS, name: null },
  ],
};

it('names who has not written by their card, also when they come later, and says who shows no name', async () => {
  const { changeTo } = await open([JONAH.id, QUIET], [200, ANSWER]);
  expect(await screen.findByText('Sofía', { ignore: '.visually-hidden' })).toBeVisible();
  expect(rows()).toEqual([JONAH.name, 'Sofía']);
  const [, quiet] = screen.getAllByRole('listitem');
  expect(quiet && within(quiet).getByRole('button', { name: 'Unmute Sofía' })).toBeVisible();
  changeTo([QUIET, NAMELESS]);
  expect(rows()).toEqual(['Sofía', '']);
  expect(await screen.findByText('Somebody who shows no name')).toBeVisible();
});

it('says that a name did not load, and still gives the way back', async () => {
  await open([QUIET], BROKEN);
  expect(await screen.findByText('Somebody whose name did not load')).toBeVisible();
  expect(isOff(screen.getByRole('button', { name: 'Unmute' }))).toBe(false);
});

it('is nothing, and asks for nothing, while nobody is muted', async () => {
  const { seen } = await open([], [200, ANSWER]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(seen).toEqual([]);
});
