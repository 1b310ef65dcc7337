import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { namesOf, readGuests } from '../../features/booking/guestsQuery';
import type { TravellerEntry } from '../../features/booking/traveller';

/** The travellers of the address, read once. Whatever stands there beyond their names is taken out of it at once. */
export function useGuestsOfAddress(): TravellerEntry[] {
  const [query, setQuery] = useSearchParams();
  const [entries] = useState(() => readGuests(query.get('guests')));
  const clean = entries.length > 0 ? namesOf(entries) : null;

  useEffect(() => {
    if (query.get('guests') === clean) return;
    const cleaned = new URLSearchParams(query);
    if (clean) cleaned.set('guests', clean);
    else cleaned.delete('guests');
    setQuery(cleaned, { replace: true });
  }, [query, clean, setQuery]);

  return entries;
}
