import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from '../../ui/Link';
import type { BoardTraveller } from '../../api/host/hostDocuments';
import { type TripName, useTripName } from '../../api/host/hostMe';
import { hostPaths } from '../../lib/hostPaths';
import type { TripScope } from '../../lib/tripScope';
import { Choice } from '../../ui/Choice';
import { SearchField } from '../../ui/form/SearchField';
import { Panel } from '../../ui/Panel';
import { StatusMark } from '../../ui/StatusMark';
import type { DataColumn, Sort } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { asked, FILTERS, lackCount } from './board.rules';
import styles from './documents.module.css';
import { contactLook, INSURANCE, PASSPORT, waiverLook } from './paperLooks';
import { usePaperSearch } from './usePaperSearch';

const columnsOf = (tripName: TripName): readonly DataColumn<BoardTraveller>[] => [
  {
    id: 'name',
    header: 'Guest',
    cell: ({ name, bookingId }) => <Link to={hostPaths.booking(bookingId)}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  {
    id: 'trip',
    header: 'Trip',
    cell: ({ tripId, tripTitle }) => tripName(tripId, tripTitle),
    sortBy: ({ tripId, tripTitle }) => tripName(tripId, tripTitle),
  },
  {
    id: 'waiver',
    header: 'Waiver',
    cell: ({ hasSignedWaiver }) => <StatusMark look={waiverLook(hasSignedWaiver)} />,
    sortBy: ({ hasSignedWaiver }) => Number(hasSignedWaiver),
  },
  {
    id: 'insurance',
    header: 'Insurance',
    cell: ({ insurance }) => <StatusMark look={INSURANCE[insurance]} />,
    sortBy: ({ insurance }) => INSURANCE[insurance].word,
  },
  {
    id: 'passport',
    header: 'Passport',
    cell: ({ passportStatus }) => <StatusMark look={PASSPORT[passportStatus]} />,
    sortBy: ({ passportStatus }) => PASSPORT[passportStatus].word,
  },
  {
    id: 'contact',
    header: 'Emergency contact',
    cell: ({ hasEmergencyContact }) => <StatusMark look={contactLook(hasEmergencyContact)} />,
    sortBy: ({ hasEmergencyContact }) => Number(hasEmergencyContact),
  },
  { id: 'lacks', header: 'Missing', cell: lackCount, sortBy: lackCount, align: 'end' },
];

interface Props {
  travellers: readonly BoardTraveller[];
  /** Of which trips they are. */
  scope: TripScope;
}

/** Everybody who travels and how their papers stand; search and filter stand in the address. */
export function PapersTable({ travellers, scope }: Props) {
  const [sort, setSort] = useState<Sort | null>(null);
  const tripName = useTripName();
  const columns = useMemo(() => columnsOf(tripName), [tripName]);
  const { search, change } = usePaperSearch();
  // The letter stands first, then the list is drawn: the next letter may come in between.
  const { words, filter } = useDeferredValue(search);
  const rows = asked(travellers, words, filter);

  return (
    <Panel title="Guests’ papers" mark={<span className={styles.muted}>{rows.length} shown</span>}>
      <div className={styles.search}>
        <SearchField
          label="Search"
          placeholder="Guest, email or trip"
          value={search.words}
          onChange={(text) => change({ words: text })}
        />
        <Choice
          isSmall
          label="Papers"
          names={FILTERS}
          value={search.filter}
          onChange={(value) => change({ filter: value })}
        />
      </div>
      <DataTable
        label="Papers by guest"
        columns={columns}
        rows={rows}
        keyOf={({ bookingId, position }) => `${bookingId}-${position}`}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        view={`${scope} ${filter} ${words}`}
        newsWord={(count) => (count === 1 ? '1 new guest' : `${count} new guests`)}
        empty={
          travellers.length === 0
            ? 'Nobody travels yet. Papers appear with the first booking.'
            : 'Nobody fits this search.'
        }
      />
    </Panel>
  );
}
