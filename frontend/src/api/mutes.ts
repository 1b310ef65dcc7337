import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from './client';
import { logProblem } from './errors';
import { useKeepOwn, useOwn } from './own';
import { UNREAD_KEY } from './unread';

const NAME = 'mutes';

/** Whom of the guest list this person has muted in the chat, by the ids of their cards. */
export function useMutedPeople() {
  return useOwn(NAME, async (signal) => (await dataOf(client.GET('/api/chat/mutes', { signal }))).personIds);
}

/** Mutes somebody of the guest list, or takes that back; what is counted and told of the chat follows. */
export function useMute(personId: string) {
  const queryClient = useQueryClient();
  const keep = useKeepOwn();
  return useMutation({
    mutationFn: (isMuted: boolean) =>
      dataOf(client.PUT('/api/chat/mutes/{personId}', { params: { path: { personId } }, body: { isMuted } })),
    // One after the other: of two choices the later one is what stays.
    scope: { id: NAME },
    onError: (error) => logProblem('The mute was not changed', error),
    onSuccess: async ({ personIds }) => {
      await keep(NAME, personIds);
      await queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
    },
  });
}
