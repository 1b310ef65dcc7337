import { useMemo, useState } from 'react';
import { heldBack, holdStill } from './steadyRows.rules';

interface Steady<R> {
  rows: readonly R[];
  /** How many rows wait to be shown, and whether the list would look otherwise at all. */
  held: { isChanged: boolean; added: number };
  /** Shows what has been held back. */
  release: () => void;
}

const NONE = { isChanged: false, added: 0 };

/**
 * Rows that do not move under a hand: while `isBusy`, news changes what stands in the rows and nothing else. Another
 * `view` (a search, a filter, an order that the host chose) is shown at once.
 */
export function useSteadyRows<R extends { id: string }>(
  current: readonly R[],
  view: string,
  isBusy: boolean,
): Steady<R> {
  const [kept, setKept] = useState({ rows: current, view });
  const isHeld = isBusy && kept.view === view;
  const release = () => setKept({ rows: current, view });
  if (!isHeld && (kept.rows !== current || kept.view !== view)) release();
  const rows = useMemo(() => (isHeld ? holdStill(kept.rows, current) : current), [isHeld, kept, current]);
  const held = useMemo(() => (isHeld ? heldBack(kept.rows, current) : NONE), [isHeld, kept, current]);
  return { rows, held, release };
}
