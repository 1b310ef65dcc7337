import { useQueryClient } from '@tanstack/react-query';
import { useSession } from './session';

/** Takes over what a change was answered with, and asks again for everything else that tells of this person. */
export function useKeepOwn() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  return async (name: string, answer: unknown): Promise<void> => {
    const queryKey = ['guest', user?.id, name];
    queryClient.setQueryData(queryKey, answer);
    await queryClient.invalidateQueries({
      queryKey: ['guest', user?.id],
      predicate: (query) => query.queryKey[2] !== name,
    });
  };
}
