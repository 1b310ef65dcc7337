import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from './client';
import { forgetDrafts } from './device/chatDraft';
import { forgetNotes } from './device/chatNotify';
import { DRAFT_KEY, deleteDraft } from './draft';
import { HttpError } from './http';
import { forgetDeskPlace } from '../lib/deskPlace';
import { forgetPacking } from './device/packingStore';
import { adoptSession, ownerOf, type Session, SESSION_KEY, VISITOR } from './session';
import { forgetTyped } from './device/typed';

/** What more than this browser's session ends. */
interface Ending {
  end: () => Promise<unknown>;
  /** Hears that the session had ended before: this person is logged out here, and nobody knows whether it was done. */
  onUnknown: (refusal: HttpError) => void;
}

const isEnded = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 401;

/** Answers the refusal of a session that had ended before. */
async function endSession(end: () => Promise<unknown>): Promise<HttpError | null> {
  const refusal = await end().then(
    () => null,
    (error: unknown) => {
      if (isEnded(error)) return error;
      throw error;
    },
  );
  // Whoever comes next to this browser must not find the travellers of a checkout; a day later the server forgets them too.
  await deleteDraft().catch(() => undefined);
  return refusal;
}

function notKnown(cause: HttpError): HttpError {
  const message =
    'You are logged out here. We do not know whether what you asked for was done: log in again to see.';
  return new HttpError(cause.status, 'not known', { code: cause.code, message }, { cause });
}

async function forgetUnsentLines(): Promise<void> {
  // Loaded when needed: only the chat's own pages carry the database's library from the start.
  const { forgetUnsent } = await import('./device/chatOutboxStore');
  await forgetUnsent();
}

const logOut = () => client.POST('/api/auth/logout');

function forgetAll(queryClient: QueryClient, session: Session): void {
  adoptSession(queryClient, session);
  forgetTyped();
  queryClient.removeQueries({ queryKey: DRAFT_KEY });
  forgetDrafts();
  forgetPacking();
  forgetNotes();
  forgetDeskPlace();
  // Without a database there is nothing to forget.
  forgetUnsentLines().catch(() => undefined);
}

/**
 * Ends the session; nothing of that person stays in this browser: no cache, no draft, no unsent line. Then `onDone`
 * runs. Pages that hold a socket close it when they see that nobody is signed in.
 * @param ending how it ends: here, unless told.
 */
export function useLogout(onDone: () => void, ending?: Ending) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const refusal = await endSession(ending?.end ?? logOut);
      // Where only this session was to end, that it has ended is what was asked for.
      if (refusal && ending) throw notKnown(refusal);
    },
    onSuccess: () => {
      forgetAll(queryClient, VISITOR);
      onDone();
    },
    onError: (error) => {
      if (!isEnded(error)) return;
      // It stays their page, so that it can say so.
      const endedFor = ownerOf(queryClient.getQueryData<Session>(SESSION_KEY));
      forgetAll(queryClient, { ...VISITOR, endedFor });
      ending?.onUnknown(error);
    },
  });
}
