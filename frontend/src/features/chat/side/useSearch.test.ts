import { act, renderHook } from '@testing-library/react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatActs } from '../engine/chatActs';
import { useSearch } from './useSearch';

type Reply = Awaited<ReturnType<ChatActs['search']>>;

const page = (seqs: number[], hasMore: boolean): Reply => ({
  messages: seqs.map((seq) => ({ seq }) as ChatMessage),
  hasMore,
});

/** A search for "tacos" whose questions are answered one after the other. */
function search(...replies: Reply[]) {
  const asked: (number | undefined)[] = [];
  const acts = {
    search: (_: string, before?: number) => {
      asked.push(before);
      return Promise.resolve(replies.shift() ?? 'No more replies');
    },
  } as unknown as ChatActs;
  const client = { acts };
  return { ...renderHook(() => useSearch(client, 'tacos')), asked };
}
const typed = () => act(() => jest.advanceTimersByTimeAsync(200));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again, when told to, what could not be looked for', async () => {
  const { result } = search('The chat is out of reach.', page([9], false));
  await typed();
  expect(result.current.found).toEqual({ state: 'failed', reason: 'The chat is out of reach.' });
  await act(() => result.current.retry());
  expect(result.current.found).toMatchObject({ state: 'found', messages: [{ seq: 9 }] });
});

it('says why older ones did not come, keeps what was found, and gets them at the next try', async () => {
  const { result, asked } = search(page([9, 8], true), 'The chat is out of reach.', page([7], false));
  await typed();
  await act(() => result.current.more());
  expect(result.current.found).toMatchObject({
    messages: [{ seq: 9 }, { seq: 8 }],
    problem: 'The chat is out of reach.',
  });
  await act(() => result.current.more());
  expect(asked).toEqual([undefined, 8, 8]);
  expect(result.current.found).toEqual({
    state: 'found',
    text: 'tacos',
    messages: [{ seq: 9 }, { seq: 8 }, { seq: 7 }],
    hasMore: false,
  });
});
