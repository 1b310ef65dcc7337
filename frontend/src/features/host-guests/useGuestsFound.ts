import { useMemo } from 'react';
import { type HostGuest, type HostGuests, useHostGuests } from '../../api/host/hostGuests';
import type { TripScope } from '../../lib/tripScope';
import { useAnswered } from '../../ui/table/useAnswered';
import { type Findable, findable, findGuests, type GuestSearch } from './guestSearch.rules';

const NOBODY: readonly HostGuest[] = [];

interface Found {
  /** Everybody, as far as they are here. */
  list: HostGuests | undefined;
  found: readonly HostGuest[];
  /** Another one where those found are of another search. */
  view: string;
  /** How many there are of those who are meant. */
  total: number;
  isPending: boolean;
  isError: boolean;
  /** When the list was read last, by this device's clock, in ms. */
  updatedAt: number;
  refetch: () => void;
}

/**
 * The guests who are meant: found here at each letter while everybody is here; of very many the server finds them, when
 * somebody pauses.
 */
export function useGuestsFound(scope: TripScope, search: GuestSearch, settled: GuestSearch): Found {
  const whole = useHostGuests(scope);
  const list = whole.data;
  const isCut = list !== undefined && list.total > list.guests.length;
  const isNarrowed = Boolean(settled.text || settled.status);
  const { text: q, status } = settled;
  const asked = { ...(q ? { q } : {}), ...(status ? { status } : {}) };
  const found = useHostGuests(scope, asked, isCut && isNarrowed);
  const all: readonly Findable[] = useMemo(() => findable(list?.guests ?? NOBODY), [list]);
  const here = useMemo(
    () => findGuests(all, { text: search.text, status: search.status, sort: null }),
    [all, search.text, search.status],
  );
  const fromServer = isCut && isNarrowed ? found.data : undefined;
  const isAnswered = !found.isPlaceholderData && found.data !== undefined;
  const answered = useAnswered(fromServer ? `${status} ${q}` : '', isAnswered);

  return {
    list,
    found: fromServer?.guests ?? here,
    view: `${search.status} ${search.text}|${answered}`,
    total: fromServer?.total ?? (isCut && !isNarrowed ? list.total : here.length),
    isPending: whole.isPending,
    isError: whole.isError || found.isError,
    updatedAt: whole.dataUpdatedAt,
    refetch: () => void whole.refetch(),
  };
}
