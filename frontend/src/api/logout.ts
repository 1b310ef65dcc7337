import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from './client';
import { forgetDrafts } from './device/chatDraft';
import { forgetNotes } from './device/chatNotify';
import { DRAFT_KEY, deleteDraft } from './draft';
import { HttpError } from './http';
import { forgetDeskPlace } from '../lib/deskPlace';
import { forgetPacking } from './device/packingStore';
import { adoptSession, VISITOR } from './session';
import { forgetTyped } from './device/typed';

async function endSession(end: () => Promise<unknown>): Promise<void> {
  try {
    await end();
  } catch (error) {
    // A session that has already ended is what was asked for.
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
  }
  // Whoever comes next to this browser must not find the travellers of a checkout; a day later the server forgets them too.
  await deleteDraft().catch(() => undefined);
}

async function forgetUnsentLines(): Promise<void> {
  // Loaded when needed: only the chat's own pages carry the database's library from the start.
  const { forgetUnsent } = await import('./device/chatOutboxStore');
  await forgetUnsent();
}

const logOut = () => client.POST('/api/auth/logout');

/**
 * Ends the session; nothing of that person stays in this browser: no cache, no draft, no unsent line. Then `onDone`
 * runs. Pages that hold a socket close it when they see that nobody is signed in.
 * @param end how it ends: here, unless told.
 */
export function useLogout(onDone: () => void, end: () => Promise<unknown> = logOut) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => endSession(end),
    onSuccess: () => {
      adoptSession(queryClient, VISITOR);
      forgetTyped();
      queryClient.removeQueries({ queryKey: DRAFT_KEY });
      forgetDrafts();
      forgetPacking();
      forgetNotes();
      forgetDeskPlace();
      // Without a database there is nothing to forget.
      forgetUnsentLines().catch(() => undefined);
      onDone();
    },
  });
}
