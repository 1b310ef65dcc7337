import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from './session';

/** What the server tells the signed-in person alone, kept under their id; asked again at each visit of a page. */
export function useOwn<T>(name: string, fetch: (signal: AbortSignal) => Promise<T>, staleTime = 0) {
  const { user } = useSession('always');
  return useQuery({
    queryKey: ['guest', user?.id, name],
    queryFn: ({ signal }) => fetch(signal),
    enabled: user !== null,
    staleTime,
  });
}

/** Takes over what a change was answered with, and asks again for everything else that tells of this person. */
export function useKeepOwn() {
  const queryClient = useQueryClient();
  const { user } = useSession('always');
  return async (name: string, answer: unknown): Promise<void> => {
    const queryKey = ['guest', user?.id, name];
    queryClient.setQueryData(queryKey, answer);
    await queryClient.invalidateQueries({
      queryKey: ['guest', user?.id],
      predicate: (query) => query.queryKey[2] !== name,
    });
  };
}
