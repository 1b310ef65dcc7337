import { useEffect, useRef, useState } from 'react';

const TINT_MS = 2_000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The keys of rows that came or changed since the list was first seen, for two seconds. A row that did not change is the
 * same object after a new reading.
 */
export function useFreshRows(rows: readonly { id: string }[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState(NONE);
  const known = useRef<ReadonlyMap<string, object> | null>(null);

  useEffect(() => {
    if (!rows) return;
    const before = known.current;
    known.current = new Map(rows.map((row) => [row.id, row]));
    const changed = before ? rows.filter((row) => before.get(row.id) !== row) : [];
    if (changed.length === 0) return;
    setFresh(new Set(changed.map(({ id }) => id)));
  }, [rows]);

  useEffect(() => {
    if (fresh === NONE) return;
    const timer = setTimeout(() => setFresh(NONE), TINT_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  return fresh;
}
