import type { QueryClient } from '@tanstack/react-query';
import { followActs } from '../lib/browser/attention';
import { client } from './client';
import { HttpError, lastToldAt } from './http';
import { SESSION_KEY } from './session';
import { mayHaveSession } from './sessionCache';

/** Far below the 30 minutes after which a host's session ends. */
const TELL_EVERY_MS = 5 * 60_000;

/**
 * Tells the server now and then that the person is there, while they type or look around without asking it for anything.
 * Where their session has ended meanwhile, the page says so at their first move. Returns the way to stop.
 */
export function keepSeen(queryClient: QueryClient): () => void {
  let askedAt = 0;
  const tell = async () => {
    try {
      await client.POST('/api/auth/seen');
    } catch (error) {
      if (error instanceof HttpError && error.status === 401)
        await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    }
  };
  return followActs(() => {
    const now = Date.now();
    if (now - Math.max(askedAt, lastToldAt()) < TELL_EVERY_MS || !mayHaveSession()) return;
    askedAt = now;
    void tell();
  });
}
