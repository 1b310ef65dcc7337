import { startTransition, useEffect, useState } from 'react';

/**
 * The rows for what is out of sight of a long list: those that were there before, until the rows in sight are painted. A
 * search is answered sooner when nobody waits for what nobody sees.
 */
export function useLateRows<R>(rows: readonly R[]): readonly R[] {
  const [late, setLate] = useState(rows);
  useEffect(() => {
    if (late === rows) return;
    // An effect of a letter runs before its frame: the timer is the first to come after it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLate(rows)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [late, rows]);
  return late;
}

/** Whether a row is in sight by what a virtualizer knows of its window; before it knows anything, every row is. */
export const isInSight = (range: { startIndex: number; endIndex: number } | null, row: number): boolean =>
  !range || (row >= range.startIndex && row <= range.endIndex);
