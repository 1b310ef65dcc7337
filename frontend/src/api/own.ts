import { useQuery } from '@tanstack/react-query';
import { useSession } from './session';

/** A page that waits for what its parts show has read it for them: they are drawn at once. */
export const JUST_READ_MS = 1_000;

/** What the server tells the signed-in person alone, kept under their id; asked again at each visit of a page. Not asked while it is not open to them. */
export function useOwn<T>(
  name: string,
  fetch: (signal: AbortSignal) => Promise<T>,
  { staleTime = JUST_READ_MS, isOpen = true } = {},
) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['guest', user?.id, name],
    queryFn: ({ signal }) => fetch(signal),
    enabled: user !== null && isOpen,
    staleTime,
  });
}
