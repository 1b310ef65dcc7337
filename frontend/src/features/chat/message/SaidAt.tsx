import { useSyncExternalStore } from 'react';
import { now } from '../../../lib/time/clock';
import { agoOf } from './ago.rules';
import { exactTimeOf, timeOf } from '../room/chatTimes';
import styles from './SaidAt.module.css';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all messages in sight, and none where there are none. */
function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * When something was said: how long ago to the eye, the clock to a screen reader and under the pointer. Only what reads
 * otherwise than a minute before is drawn anew.
 */
export function SaidAt({ at, timeZone }: { at: string; timeZone: string }) {
  const ago = useSyncExternalStore(onMinute, () => agoOf(at, now()));
  const clock = timeOf(at, timeZone);
  return (
    <time dateTime={at} title={exactTimeOf(at, timeZone)}>
      {ago === null ? (
        clock
      ) : (
        <>
          <span aria-hidden="true" className={styles.ago}>
            {ago}
          </span>
          <span className={`visually-hidden ${styles.clock}`}>{clock}</span>
        </>
      )}
    </time>
  );
}
