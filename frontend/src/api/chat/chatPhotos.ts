import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client, dataOf, type Schemas } from '../client';
import { JUST_READ_MS } from '../own';

/** A picture that somebody shared with the group. */
export type SharedPhoto = Schemas['SharedPhotoDto'];

/** What is known of the group's photos without having read them: where it changes, others are shared now. */
interface KnownPhotos {
  /** Whose group's; undefined until that is known. */
  tripId: number | undefined;
  /** How many there are, by the group's counter; undefined until it has counted. */
  count: number | undefined;
  /** Which message brought the newest: one deleted and one shared are as many as before. */
  newest: number | undefined;
}

export const PHOTOS_KEY = ['chat', 'photos'] as const;

/** What the group has shared, newest first, page after page; asked again at each visit, and when others are shared. */
export function useSharedPhotos({ tripId, count, newest }: KnownPhotos) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...PHOTOS_KEY, tripId],
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        client.GET('/api/chat/photos', {
          params: { query: { tripId, before: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: count !== undefined,
    staleTime: JUST_READ_MS,
  });

  const known = useRef({ count, newest });
  useEffect(() => {
    const before = known.current;
    known.current = { count, newest };
    const isOther = before.count !== count || before.newest !== newest;
    // The first count has them read by itself.
    if (isOther && before.count !== undefined) void queryClient.invalidateQueries({ queryKey: PHOTOS_KEY });
  }, [count, newest, queryClient]);
  return query;
}
