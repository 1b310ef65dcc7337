import { queryOptions } from '@tanstack/react-query';

/** How many lines of somebody's chats wait on this device to be sent; 0 where it keeps none. */
export const unsentOf = (userId: number) =>
  queryOptions({
    queryKey: ['chat', 'unsent', userId] as const,
    queryFn: async () => {
      // Loaded when needed: only the chat's own pages carry the database's library from the start.
      const { countUnsent } = await import('./chatOutboxStore');
      return countUnsent(userId).catch(() => 0);
    },
    // The device is asked, not the network.
    networkMode: 'always',
  });
