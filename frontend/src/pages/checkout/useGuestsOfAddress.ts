import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { logProblem } from '../../api/errors';
import { namesOf, readGuests } from '../../features/booking/traveller/guestsQuery';
import type { TravellerEntry } from '../../features/booking/traveller/traveller';
import { withSet } from '../../lib/withSet';

const NOBODY: TravellerEntry[] = [];

/**
 * The travellers of the address, read once. Whatever stands there beyond their names is taken out of it at once; what
 * cannot be read is logged, not quoted, and counts as nobody.
 */
export function useGuestsOfAddress(): TravellerEntry[] {
  const [query, setQuery] = useSearchParams();
  const [guests] = useState(() => readGuests(query.get('guests')));
  const clean = guests?.length ? namesOf(guests) : null;

  useEffect(() => {
    if (guests === null) logProblem('The address', 'its guests are not a JSON list');
  }, [guests]);

  useEffect(() => {
    if (query.get('guests') === clean) return;
    setQuery(withSet(query, { guests: clean }), { replace: true });
  }, [query, clean, setQuery]);

  return guests ?? NOBODY;
}
