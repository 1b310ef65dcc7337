import { memo, useCallback, useMemo } from 'react';
import { Link } from '../../ui/Link';
import type { HostGuest } from '../../api/host/hostGuests';
import { mayOn, useHostMe, useTripName } from '../../api/host/hostMe';
import { hostPaths } from '../../lib/hostPaths';
import { useFollow } from '../../lib/browser/useFollow';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/table/DataTable';
import { GuestActions } from './GuestActions';
import { guestColumns } from './guestColumns';
import type { GuestSearch } from './guestSearch.rules';

interface Props {
  trip: number | null;
  guests: readonly HostGuest[];
  /** Another one where the guests are of another search. */
  view: string;
  /** Who has just come or changed. */
  fresh: ReadonlySet<string>;
  /** Nobody is left out by a search: there is nobody. */
  isWhole: boolean;
  search: GuestSearch;
  onChange: (changes: Partial<GuestSearch>) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

const keyOf = ({ id }: HostGuest) => id;
const nameOf = ({ name }: HostGuest) => name;
const newsWord = (count: number) => `${count} new ${count === 1 ? 'guest' : 'guests'}`;

/** The list itself, or what to do when it is empty. */
export const GuestTable = memo(function GuestTable(props: Props) {
  const { trip, guests, view, fresh, isWhole, search, onChange, selected, onSelect } = props;
  const onFollow = useFollow();
  const me = useHostMe().data;
  const tripName = useTripName();
  const columns = useMemo(() => guestColumns(onFollow, tripName), [onFollow, tripName]);
  const actions = useCallback(
    (guest: HostGuest) => (
      <GuestActions
        guest={guest}
        trip={trip}
        mayWrite={mayOn(me, guest.tripId, 'messages')}
        onFollow={onFollow}
      />
    ),
    [me, onFollow, trip],
  );
  return (
    <DataTable
      label="Guests"
      columns={columns}
      rows={guests}
      keyOf={keyOf}
      nameOf={nameOf}
      sort={search.sort}
      onSort={(sort) => onChange({ sort })}
      selected={selected}
      onSelect={onSelect}
      actions={actions}
      fresh={fresh}
      view={view}
      newsWord={newsWord}
      empty={
        isWhole ? (
          <>
            <p>Nobody has booked yet. Share the trip, or add the first guest yourself.</p>
            <Link to={hostPaths.newBooking(trip)}>Add Guest</Link>
          </>
        ) : (
          <>
            <p>Nobody is found.</p>
            <Button tone="quiet" size="portal" onClick={() => onChange({ text: '', status: '' })}>
              Show everybody
            </Button>
          </>
        )
      }
    />
  );
});
