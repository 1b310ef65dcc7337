import { useEffect, useRef, useState } from 'react';

const TINT_MS = 2_000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The keys of rows that came or changed since the list was first seen, for two seconds. Rows are compared
 * by what they say: one that comes first makes other objects of all that follow.
 */
export function useFreshRows(rows: readonly { id: string }[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState(NONE);
  const known = useRef<ReadonlyMap<string, string> | null>(null);

  useEffect(() => {
    if (!rows) return;
    const before = known.current;
    const said = new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
    known.current = said;
    const changed = before ? rows.filter(({ id }) => before.get(id) !== said.get(id)) : [];
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
