import { signedIn } from '../../testing/guestArea';
import { createQueryClient } from '../queryClient';
import { adoptSession, type Session } from '../session';
import { tellUnread, UNREAD_KEY } from './unread';

// A channel would keep the test's process open.
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: undefined }));

it('shows nobody what another person’s chat has counted', () => {
  const queryClient = createQueryClient();
  adoptSession(queryClient, signedIn({ id: 2 })[1] as Session);
  tellUnread(queryClient, { userId: 1, unread: 9 });
  expect(queryClient.getQueryData(UNREAD_KEY)).toBeUndefined();
  tellUnread(queryClient, { userId: 2, unread: 3 });
  expect(queryClient.getQueryData(UNREAD_KEY)).toBe(3);
});
