import { followActs } from '../lib/browser/attention';
import { client } from './client';
import { lastToldAt } from './http';
import { mayHaveSession } from './sessionCache';

/** Far below the 30 minutes after which a host's session ends. */
const TELL_EVERY_MS = 5 * 60_000;

/**
 * Tells the server now and then that the person is there, while they type or look around without asking it for anything.
 * Where their session has ended meanwhile, the page says so at their first move. Returns the way to stop.
 */
export function keepSeen(): () => void {
  let askedAt = 0;
  return followActs(() => {
    const now = Date.now();
    if (now - Math.max(askedAt, lastToldAt()) < TELL_EVERY_MS || !mayHaveSession()) return;
    askedAt = now;
    // Of a session that has ended the page hears as of any other refusal; nothing else is lost.
    client.POST('/api/auth/seen').catch(() => undefined);
  });
}
