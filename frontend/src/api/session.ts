import { type QueryClient, type QueryFilters, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { forgetDeskPlace } from '../lib/deskPlace';
import { useHydrated } from '../lib/browser/useHydrated';
import { client, dataOf, type Schemas } from './client';
import { deleteDraft, DRAFT_KEY } from './draft';
import { logProblem } from './errors';
import { HttpError } from './http';
import { onNobody, onSomebodyElse, pageBelongsTo } from './pageOwner';
import { answerProof } from './proof';
import {
  endCachedSession,
  mayHaveSession,
  onSessionChangedElsewhere,
  readCachedSession,
  writeCachedSession,
} from './sessionCache';
import { TRIP_KEY } from './trip';
import { forgetTyped, typedBy } from './device/typed';

type SessionUser = Schemas['UserDto'];
type SessionGuest = Schemas['SessionGuestDto'];

/** Who the server says is here. A visitor has neither user nor guest. */
export interface Session {
  user: SessionUser | null;
  guest: SessionGuest | null;
  /** A host whose doors stay closed until they have added a passkey or an authenticator app. */
  lacksSecondStep?: boolean;
  /** Whose session has ended without their asking, as one does that lies unused: they may come back to what they typed. */
  endedFor?: number | null;
}

export const SESSION_KEY = ['/api/auth/me'] as const;
export const VISITOR: Session = { user: null, guest: null };

function mirror({ user, guest }: Session): void {
  const guestInfo = guest && { name: guest.name, email: guest.email, tripId: guest.tripId };
  const isKnown = Boolean(user ?? guest);
  const userId = user?.id ?? null;
  if (userId !== null) typedBy(userId);
  writeCachedSession(
    isKnown ? { isAuthenticated: true, isPaid: guest?.isPaid ?? false, userId, guestInfo } : null,
  );
}

/** Whose the page is: of who is here, or who was when their session ended; null for nobody's yet. */
export function ownerOf(session: Session | undefined): number | null {
  return session?.user?.id ?? session?.endedFor ?? null;
}

const lastHere = (queryClient: QueryClient) => ownerOf(queryClient.getQueryData<Session>(SESSION_KEY));

const PERSONS = new Set<unknown>(['chat', 'host', 'guest', 'operator']);

/** What the server told one person alone: a trip that is named may be shown to its hosts before it is on sale. */
const OWN: QueryFilters = {
  predicate: ({ queryKey: [first, second] }) =>
    PERSONS.has(first) || (first === TRIP_KEY[0] && typeof second === 'number'),
};

/** Nothing that was typed, begun or fetched as one person is left for another. */
function forgetPerson(queryClient: QueryClient): void {
  forgetTyped();
  forgetDeskPlace();
  answerProof(false);
  void queryClient.resetQueries({ queryKey: DRAFT_KEY });
  void queryClient.resetQueries(OWN);
}

/** Asks the server who is here and mirrors the answer for the next visit's first paint. 401 is a visitor, no error. */
async function fetchSession(queryClient: QueryClient, signal: AbortSignal): Promise<Session> {
  try {
    const before = lastHere(queryClient);
    const session = await dataOf(client.GET(SESSION_KEY[0], { signal }));
    pageBelongsTo(ownerOf(session));
    if (before !== null && session.user?.id !== before) forgetPerson(queryClient);
    mirror(session);
    return session;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    const knownHere = endCachedSession();
    return { ...VISITOR, endedFor: lastHere(queryClient) ?? knownHere };
  }
}

const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ client: queryClient, signal }) => fetchSession(queryClient, signal),
  // What is drawn on a failure may itself ask for the session: it must not start the next try.
  retryOnMount: false,
});

interface KnownSession extends Session {
  endedFor: number | null;
  isPaid: boolean;
  isPending: boolean;
  /** The server could not be asked, which is not the same as being nobody. */
  isError: boolean;
  refetch: () => void;
}

/** Whose a page was when it was left standing, out of sight, for who may log in again; null where none was. */
export const KeptSession = createContext<KnownSession | null>(null);

/**
 * The session as far as drawing goes; the server decides every request again. `isPaid` comes from the cache until the
 * server has answered, so that a paid guest's menu does not flicker. A browser in which nobody has signed in does not ask,
 * not even before a gate: the server leaves its mark beside every session's cookie.
 */
export function useSession(): KnownSession {
  const isHydrated = useHydrated();
  const enabled = isHydrated && mayHaveSession();
  const query = useQuery({ ...sessionQuery, enabled });
  const cached = query.data || !isHydrated ? null : readCachedSession();
  const unasked = { ...VISITOR, endedFor: cached?.endedFor };
  const { user, guest, endedFor = null, lacksSecondStep = false } = query.data ?? unasked;
  const isPaid = cached?.isPaid ?? guest?.isPaid ?? false;
  const kept = useContext(KeptSession);
  // What is out of sight stays as it was: drawn for nobody, its forms would be gone.
  if (kept && !user && endedFor === kept.user?.id) return kept;
  // A query that is not asked waits for nothing.
  const isPending = query.isPending && enabled;
  return {
    user,
    guest,
    endedFor,
    lacksSecondStep,
    isPaid,
    isPending,
    isError: query.isError,
    refetch: () => void query.refetch(),
  };
}

const WATCH_MS = 10_000;

/** Asks again and again who is here, for a signed-in person before a closed door: the payment that opens it may just arrive. */
export function useWatchedSession(isWatched: boolean): void {
  useQuery({
    ...sessionQuery,
    enabled: isWatched,
    refetchInterval: WATCH_MS,
    // Whoever comes back from the page on which they paid waits no longer than that.
    refetchOnWindowFocus: 'always',
  });
}

/** Takes over the session the server has just answered with. What was typed and fetched as somebody else is forgotten. */
export function adoptSession(queryClient: QueryClient, session: Session): void {
  const before = lastHere(queryClient);
  pageBelongsTo(ownerOf(session));
  queryClient.removeQueries(OWN);
  if (before !== null && before !== ownerOf(session)) {
    forgetPerson(queryClient);
    // The travellers of their checkout lie with the server, under a cookie of the browser. A logout has seen to it before.
    if (session.user) deleteDraft().catch((error: unknown) => logProblem('The draft was not deleted', error));
  }
  mirror(session);
  queryClient.setQueryData(SESSION_KEY, session);
}

async function askAgain(queryClient: QueryClient): Promise<void> {
  const before = lastHere(queryClient);
  const { user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  // Of whose session has ended unasked, there or here, the browser knows.
  if (before === null || user || readCachedSession().endedFor === before) return;
  // Whoever left there has left here, too.
  pageBelongsTo(null);
  queryClient.setQueryData(SESSION_KEY, VISITOR);
  forgetPerson(queryClient);
}

/**
 * Asks the server again when another tab signs in or out, or a write was refused as somebody else's; what was fetched and
 * typed as somebody else is forgotten here, too. Where somebody is believed to be signed in and a request is refused because
 * nobody is, it asks once: the page then says that their session has ended. Returns the function that ends it.
 */
export function followSession(queryClient: QueryClient): () => void {
  // A failure is no event: the page keeps what it knows, and the next request is decided by the server anyway.
  const ask = () => void askAgain(queryClient).catch(() => undefined);
  const askWhetherEnded = () => {
    if (!queryClient.getQueryData<Session>(SESSION_KEY)?.user) return;
    // The refusals of one page share one question, also that of the question itself.
    void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
  };
  const ends = [onSessionChangedElsewhere(ask), onSomebodyElse(ask), onNobody(askWhetherEnded)];
  return () => {
    for (const end of ends) end();
  };
}
