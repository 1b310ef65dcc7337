import { useQuery } from '@tanstack/react-query';
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
