import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { now } from '../lib/time/clock';
import { client, dataOf, type Schemas } from './client';
import { HttpError } from './http';
import { onPackingChanged, type OwnPacking, readPackingText, writePackingText } from './device/packingStore';
import { type KeptPacking, packedNow, parsePacking, settled, toggled } from './packing.rules';
import { useSession } from './session';

type Packing = Schemas['PackingDto'];

/** How soon the server is tried again after it could not be reached. */
const AGAIN_MS = 30_000;

const read = (own: OwnPacking) => parsePacking(readPackingText(own));
const write = (own: OwnPacking, kept: KeptPacking) => writePackingText(own, JSON.stringify(kept));

/** Tells the server what was changed on this device, if anything was, and takes over what it answers. */
async function exchange(own: OwnPacking, signal: AbortSignal): Promise<true> {
  const sent = read(own).unsent;
  const params = { path: { tripId: own.tripId } };
  try {
    const { packed } = await dataOf<Packing>(
      sent.length > 0
        ? client.PUT('/api/guest/trips/{tripId}/packing', { params, body: { changes: [...sent] }, signal })
        : client.GET('/api/guest/trips/{tripId}/packing', { params, signal }),
    );
    write(own, settled(read(own), packed, sent));
    return true;
  } catch (error) {
    // What the server will never take must not stand in the way of what comes after it.
    const isHopeless = error instanceof HttpError && error.status === 422;
    if (isHopeless) write(own, settled(read(own), read(own).packed, sent));
    throw error;
  }
}

/**
 * What the person has packed for a trip, by the keys of the things; some may be on its list no more. A tick stands at once,
 * is kept on this device, and goes to the account as soon as the server can be reached: now, when the connection is back, or
 * when the list of this trip is next shown. `isSaved` is false while something waits.
 * @param tripId of the guide that is shown, which the ticks belong to whichever trip is chosen by now.
 */
export function usePacking(tripId: number) {
  const { user } = useSession();
  const userId = user?.id;
  const own = { userId, tripId };
  const queryClient = useQueryClient();
  const queryKey = ['guest', userId, 'packing', tripId];
  const text = useSyncExternalStore(
    onPackingChanged,
    () => readPackingText(own),
    () => '',
  );
  const kept = useMemo(() => parsePacking(text), [text]);
  const packed = useMemo(() => packedNow(kept), [kept]);

  const { isError, isPaused } = useQuery({
    queryKey,
    queryFn: ({ signal }) => exchange(own, signal),
    enabled: userId !== undefined,
    staleTime: 0,
    // Another device may have ticked something meanwhile.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' && kept.unsent.length > 0 ? AGAIN_MS : false),
  });

  const toggle = (item: string) => {
    write(own, toggled(read(own), item, now().toISOString()));
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
