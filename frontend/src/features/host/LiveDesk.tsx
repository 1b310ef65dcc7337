import { createContext, type ReactNode, use } from 'react';
import { type HostFeed, useHostFeed } from './useHostFeed';

const LiveDeskContext = createContext<HostFeed | null>(null);

/** Keeps the desk live for every tab in it, whichever is open. */
export function LiveDesk({ children }: { children: ReactNode }) {
  return <LiveDeskContext value={useHostFeed()}>{children}</LiveDeskContext>;
}

/** What has come by the desk's socket. Only within a {@link LiveDesk}. */
export function useLiveDesk(): HostFeed {
  const feed = use(LiveDeskContext);
  if (!feed) throw new Error('useLiveDesk stands outside of a LiveDesk.');
  return feed;
}
