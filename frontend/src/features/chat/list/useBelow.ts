import { useEffect, useRef, useState } from 'react';

/** How many messages up to `newest` came after all that has been in view. Counted while one is away from the end alone. */
export function useBelow(isAway: boolean, bottomSeq: number, newest: number): number {
  const reached = useRef(0);
  const [seen, setSeen] = useState(0);

  useEffect(() => {
    reached.current = Math.max(reached.current, bottomSeq);
    if (isAway) setSeen(reached.current);
  }, [isAway, bottomSeq]);

  return isAway && seen > 0 ? Math.max(0, newest - seen) : 0;
}
