import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeServer } from '../../testing/fakeServer';
import { createQueryClient } from '../queryClient';
import { useSharedPhotos } from './chatPhotos';

type Known = Parameters<typeof useSharedPhotos>[0];

/** A group whose photos the test shares and deletes, and somebody who looks at them. */
function look(first: Known) {
  const group = { photos: ['a'], asked: 0 };
  fakeServer({
    'GET /api/chat/photos': () => {
      group.asked += 1;
      return [200, { photos: group.photos.map((id) => ({ id })), next: null }];
    },
  });
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(useSharedPhotos, { wrapper, initialProps: first });
  const seen = () => result.current.data?.pages.flatMap(({ photos }) => photos.map(({ id }) => id));
  const becomes = (photos: string[], known: Known) => {
    group.photos = photos;
    rerender(known);
  };
  return { group, seen, becomes };
}

it('shows what is shared now, however often it was as many before', async () => {
  const { seen, becomes } = look({ tripId: 1, count: 5, newest: undefined });
  await waitFor(() => expect(seen()).toEqual(['a']));
  const steps = [
    [6, ['b', 'a']],
    [5, ['b']],
    [6, ['c', 'b']],
  ] as const;
  for (const [count, photos] of steps) {
    becomes([...photos], { tripId: 1, count, newest: undefined });
    await waitFor(() => expect(seen()).toEqual(photos));
  }
});

it('misses none where one was deleted and another shared at once', async () => {
  const { seen, becomes } = look({ tripId: 1, count: 1, newest: 4 });
  await waitFor(() => expect(seen()).toEqual(['a']));
  becomes(['b'], { tripId: 1, count: 1, newest: 9 });
  await waitFor(() => expect(seen()).toEqual(['b']));
});

it('asks once when the group has been counted', async () => {
  const { group, seen, becomes } = look({ tripId: 1, count: undefined, newest: undefined });
  expect(group.asked).toBe(0);
  becomes(['a'], { tripId: 1, count: 1, newest: 4 });
  await waitFor(() => expect(seen()).toEqual(['a']));
  expect(group.asked).toBe(1);
});
