import { useState } from 'react';

interface Shown {
  view: string;
  ids: ReadonlySet<number>;
}

/**
 * Who is shown: whoever is found, and whoever was since the search is as it is. A line that went as its traveller was marked
 * would put the next one under the thumb that pressed.
 * @param view another one where something else is searched for
 */
export function useStay(view: string, found: ReadonlySet<number>): ReadonlySet<number> {
  const [shown, setShown] = useState<Shown>({ view, ids: found });
  const isSame = shown.view === view;
  const ids = isSame ? new Set([...shown.ids, ...found]) : found;
  if (!isSame || ids.size !== shown.ids.size) setShown({ view, ids });
  return ids;
}
