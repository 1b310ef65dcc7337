import { useInfiniteQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';

/** A picture that somebody shared with the group. */
export type SharedPhoto = Schemas['SharedPhotoDto'];

/** What the group has shared, newest first, page after page. `count` is the group's counter: a new one asks again. */
export function useSharedPhotos(count: number | undefined) {
  return useInfiniteQuery({
    queryKey: ['chat', 'photos', count],
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        client.GET('/api/chat/photos', {
          params: { query: pageParam === null ? {} : { before: pageParam } },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // The pictures stay while those after a new one are fetched.
    placeholderData: (before) => before,
    enabled: count !== undefined,
  });
}
