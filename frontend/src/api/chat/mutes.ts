import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../client';
import { logProblem } from '../errors';
import { useKeepOwn } from '../keepOwn';
import { useOwn } from '../own';
import { useSession } from '../session';
import { UNREAD_KEY } from './unread';

const NAME = 'mutes';

const read = (signal: AbortSignal) => dataOf(client.GET('/api/chat/mutes', { signal }));

/** Whom of the guest list this person has muted in the chat, by the ids of their cards. */
export function useMutedCards() {
  const { data, error } = useOwn(NAME, read);
  return { personIds: data?.personIds, error };
}

/** What those are called who are muted in the chat, by the chat's ids: asked anew when they are others. */
export function useMutedNames(userIds: readonly number[]) {
  const { user } = useSession();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['guest', user?.id, NAME, 'names', ...userIds],
    queryFn: ({ signal }) => read(signal),
    enabled: user !== null,
    // Who was there before keeps their name while one more is asked for.
    placeholderData: (before) => before,
  });
  const nameOf = (userId: number) => data?.people.find((person) => person.userId === userId)?.name;
  return { nameOf, isFetching, isError };
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
    onSuccess: async (muted) => {
      await keep(NAME, muted);
      await queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
    },
  });
}
