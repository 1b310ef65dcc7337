import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { UNREAD_KEY } from '../../../api/chat/unread';
import { createQueryClient } from '../../../api/queryClient';
import { adoptSession, type Session } from '../../../api/session';
import { signedIn } from '../../../testing/guestArea';
import { INITIAL_CHAT } from '../engine/chat.model';
import { chatReducer } from '../engine/chat.state';
import { aWelcome, JONAH, MAYA, aMessage, messages } from '../testing/testing';
import { UnreadTeller } from './UnreadTeller';

// A channel would keep the test's process open.
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: undefined }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const AT = new Date();
const WELCOMED = chatReducer(INITIAL_CHAT, {
  type: 'welcomed',
  welcome: aWelcome({ missed: messages(1, 5), head: 5, readSeq: 2 }),
  at: AT,
});
const READ_THREE = chatReducer(WELCOMED, { type: 'ready' });
const ONE_MORE = chatReducer(READ_THREE, {
  type: 'arrived',
  messages: [aMessage({ seq: 6, sender: JONAH })],
});

/** The number beside the chat's link, which said 7, after a chat with three unread was opened and one more came. */
function told(isMeant: boolean): unknown[] {
  const queryClient = createQueryClient();
  adoptSession(queryClient, signedIn({ id: MAYA.id })[1] as Session);
  queryClient.setQueryDefaults(UNREAD_KEY, { queryFn: () => 7 });
  queryClient.setQueryData(UNREAD_KEY, 7);
  const shown = () => queryClient.getQueryData(UNREAD_KEY);
  const drawn = (state: typeof WELCOMED) => (
    <QueryClientProvider client={queryClient}>
      <UnreadTeller state={state} isMeant={isMeant} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(drawn(READ_THREE));
  const first = shown();
  rerender(drawn(ONE_MORE));
  act(() => jest.advanceTimersByTime(5_000));
  const second = shown();
  unmount();
  return [first, second, shown()];
}

it('tells the badge what is unread in the group that the pages are about', () => {
  expect(told(true)).toEqual([3, 4, 4]);
});

it('leaves the badge alone beside another group’s chat', () => {
  expect(told(false)).toEqual([7, 7, 7]);
});
