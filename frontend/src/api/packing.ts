import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { now } from '../lib/time/clock';
import { client, dataOf, type Schemas } from './client';
import { HttpError } from './http';
import { onPackingChanged, readPackingText, writePackingText } from './device/packingStore';
import { type KeptPacking, packedNow, parsePacking, settled, toggled } from './packing.rules';
import { useSession } from './session';

type Packing = Schemas['PackingDto'];

/** How soon the server is tried again after it could not be reached. */
const AGAIN_MS = 30_000;

const read = (userId: number | undefined) => parsePacking(readPackingText(userId));
const write = (userId: number | undefined, kept: KeptPacking) =>
  writePackingText(userId, JSON.stringify(kept));

/** Tells the server what was changed on this device, if anything was, and takes over what it answers. */
async function exchange(userId: number | undefined, signal: AbortSignal): Promise<true> {
  const sent = read(userId).unsent;
  try {
    const { packed } = await dataOf<Packing>(
      sent.length > 0
        ? client.PUT('/api/guest/packing', { body: { changes: [...sent] }, signal })
        : client.GET('/api/guest/packing', { signal }),
    );
    write(userId, settled(read(userId), packed, sent));
    return true;
  } catch (error) {
    // What the server will never take must not stand in the way of what comes after it.
    const isHopeless = error instanceof HttpError && error.status === 422;
    if (isHopeless) write(userId, settled(read(userId), read(userId).packed, sent));
    throw error;
  }
}

/**
 * What the person has packed, by the keys of the things; some may be on no list that is shown, as of a trip before. A tick stands at once, is kept on this device, and goes to the account as soon as the
 * server can be reached: now, when the connection is back, or at the next visit. `isSaved` is false while something waits.
 */
export function usePacking() {
  const { user } = useSession();
  const userId = user?.id;
  const queryClient = useQueryClient();
  const queryKey = ['guest', userId, 'packing'];
  const text = useSyncExternalStore(
    onPackingChanged,
    () => readPackingText(userId),
    () => '',
  );
  const kept = useMemo(() => parsePacking(text), [text]);
  const packed = useMemo(() => packedNow(kept), [kept]);

  const { isError, isPaused } = useQuery({
    queryKey,
    queryFn: ({ signal }) => exchange(userId, signal),
    enabled: userId !== undefined,
    staleTime: 0,
    // Another device may have ticked something meanwhile.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' && kept.unsent.length > 0 ? AGAIN_MS : false),
  });

  const toggle = (item: string) => {
    write(userId, toggled(read(userId), item, now().toISOString()));
    void queryClient.invalidateQueries({ queryKey });
  };
  return {
    packed,
    toggle,
    /** Before it is known whose list it is, nothing can be ticked. */
    isReady: userId !== undefined,
    isSaved: kept.unsent.length === 0,
    isOutOfReach: isError || isPaused,
  };
}
