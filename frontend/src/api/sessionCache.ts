import { keepValue, readKeptValue } from '../lib/browser/kept';

const KEY = 'guest-auth';

interface CachedSession {
  isAuthenticated: boolean;
  isPaid: boolean;
  /** Tells one person from the next: other tabs hear only of a value that has changed. */
  userId: number | null;
  guestInfo: { name: string; email: string; tripId: number } | null;
}

type Kept = Partial<Record<keyof CachedSession, unknown>> | null;

/** What the server last said, read before it has answered. A cache for drawing, never the authority. */
export function readCachedSession(): Pick<CachedSession, 'isAuthenticated' | 'isPaid'> & {
  /** Whose session has ended without their asking; null while one goes on, and after a logout. */
  endedFor: number | null;
} {
  const kept = readKeptValue('device', KEY) as Kept;
  const isAuthenticated = kept?.isAuthenticated === true;
  const endedFor = !isAuthenticated && typeof kept?.userId === 'number' ? kept.userId : null;
  return { isAuthenticated, isPaid: kept?.isPaid === true, endedFor };
}

/** The server's mark beside its own cookie, which scripts cannot read: a session was begun in this browser. */
const MARKER = 'signed-in';

/** Whether this browser may hold a session, as far as a script can see. */
export function mayHaveSession(): boolean {
  return readCachedSession().isAuthenticated || document.cookie.split('; ').includes(`${MARKER}=1`);
}

/** Mirrors the server's answer. Without a session (`null`) the value is removed. */
export function writeCachedSession(session: CachedSession | null): void {
  // Without storage the menu is drawn a moment later; nothing else changes.
  keepValue('device', KEY, session);
  // A session that has ended on the server leaves its mark behind: nobody need be asked for it again.
  if (!session?.isAuthenticated) document.cookie = `${MARKER}=; path=/; max-age=0`;
}

/**
 * The server knows the session no more. Of who had it only the account's id stays, so that a reload and other tabs can tell
 * them; after a logout nothing is there to stay. Returns whose session has ended; null where nobody is known.
 */
export function endCachedSession(): number | null {
  const kept = readKeptValue('device', KEY) as Kept;
  const userId = typeof kept?.userId === 'number' ? kept.userId : null;
  writeCachedSession(
    userId === null ? null : { isAuthenticated: false, isPaid: false, userId, guestInfo: null },
  );
  return userId;
}

/**
 * Calls back when another tab of this browser has written or removed the value, and when this page comes out of the browser's
 * cache, where it heard of nothing. Returns the function that ends it.
 */
export function onSessionChangedElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', wake);
  };
}
