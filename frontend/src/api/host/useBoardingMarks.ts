import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { newId } from '../../lib/newId';
import { onMarksChanged, readMarksText, writeMarksText } from '../device/boardingStore';
import { HttpError } from '../http';
import { useSession } from '../session';
import { type Mark, nextToSend, parseMarks, pressed, refused, taken } from './boardingMarks.rules';
import { sendMark, showMarked } from './hostBoarding';

/** How soon the server is tried again after it could not be reached: networks at a pier come and go. */
const AGAIN_MS = 5_000;
const MARKS = ['boarding-marks'];
/** Who has to log in again first, who was too slow, and who asked too often, is heard later. */
const HEARD_LATER = [401, 408, 429];

const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  !HEARD_LATER.includes(error.status);

const read = (userId: number) => parseMarks(readMarksText(userId));
const write = (userId: number, marks: readonly Mark[]) => writeMarksText(userId, JSON.stringify(marks));

async function sendOne(queryClient: QueryClient, userId: number, mark: Mark): Promise<void> {
  try {
    // Not to be broken off: a mark that arrived late would stand over one that was made after it.
    const pass = await sendMark(mark);
    // Shown before it is let go of: at no moment it looks as if it had not been made.
    showMarked(queryClient, pass);
    write(userId, taken(read(userId), mark));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    write(userId, refused(read(userId), mark, error.sentence));
    void queryClient.invalidateQueries({ queryKey: ['host', 'boarding'] });
  }
}

/** One after the other, in the order of the presses; ends at the first that the server could not be told of. */
async function sendAll(queryClient: QueryClient, userId: number): Promise<true> {
  const next = nextToSend(read(userId));
  if (!next) return true;
  await sendOne(queryClient, userId, next);
  return sendAll(queryClient, userId);
}

/**
 * The presses of this host that the server has not taken, by the traveller's id. Each is kept in this tab, over a reload too,
 * until the server has answered: it is sent at once, then every few seconds and when the connection is back. Nothing looks
 * marked before that.
 */
export function useBoardingMarks() {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  const text = useSyncExternalStore(
    onMarksChanged,
    () => (userId === undefined ? '' : readMarksText(userId)),
    () => '',
  );
  const marks = useMemo(() => new Map(parseMarks(text).map((mark) => [mark.guestId, mark])), [text]);
  const waiting = [...marks.values()].filter(({ problem }) => problem === undefined).length;
  const { isError } = useQuery({
    queryKey: [...MARKS, userId],
    queryFn: () => (userId === undefined ? true : sendAll(queryClient, userId)),
    enabled: userId !== undefined,
    staleTime: 0,
    // Tried whatever the browser thinks of the connection: it is often wrong.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' && waiting > 0 ? AGAIN_MS : false),
  });

  // What is under way goes on, and takes with it what was pressed meanwhile.
  const send = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: MARKS }, { cancelRefetch: false }),
    [queryClient],
  );
  const mark = useCallback(
    (tripId: number, guestId: number, isHere: boolean) => {
      if (userId === undefined) return;
      write(userId, pressed(read(userId), { id: newId(), tripId, guestId, isHere }));
      send();
    },
    [send, userId],
  );
  return {
    marks,
    /** How many wait to be sent. */
    waiting,
    /** The last try found no server. */
    isAway: isError,
    mark,
    send,
  };
}
