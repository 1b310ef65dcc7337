import { Link } from '../../ui/Link';
import type { HostTrip } from '../../api/host/hostTrips';
import { formatDayRange } from '../../lib/time/dates';
import { formatCount } from '../../lib/numbers';
import { hostPaths } from '../../lib/hostPaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Money } from '../../ui/Money';
import { StatusMark } from '../../ui/StatusMark';
import { tripLook } from '../../ui/statusLooks';
import { type DataColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { OnSaleMark } from './OnSaleMark';
import styles from './TripList.module.css';

const money = (cents: number | null) => (cents === null ? '-' : <Money cents={cents} />);

const COLUMNS: DataColumn<HostTrip>[] = [
  {
    id: 'title',
    header: 'Trip',
    sortBy: ({ title }) => title,
    cell: ({ id, title, destination, isOnSale }) => (
      <span className={styles.trip}>
        <Link to={hostPaths.trip(id)}>{title}</Link>
        <span className={styles.place}>{destination}</span>
        {isOnSale && <OnSaleMark />}
      </span>
    ),
  },
  {
    id: 'dates',
    header: 'Dates',
    sortBy: ({ startDate }) => startDate ?? '',
    cell: ({ startDate, endDate }) =>
      startDate && endDate ? formatDayRange(startDate, endDate) : 'To be set',
  },
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ status }) => status,
    cell: (trip) => <StatusMark look={tripLook(trip)} />,
  },
  {
    id: 'places',
    header: 'Places taken',
    align: 'end',
    sortBy: ({ seatsTaken }) => seatsTaken,
    cell: ({ seatsTaken, maxGuests }) => `${formatCount(seatsTaken)} of ${formatCount(maxGuests)}`,
  },
  {
    id: 'revenue',
    header: 'Received',
    align: 'end',
    sortBy: ({ revenueCents }) => revenueCents ?? 0,
    cell: ({ revenueCents }) => money(revenueCents),
  },
  {
    id: 'pending',
    header: 'Outstanding',
    align: 'end',
    sortBy: ({ pendingCents }) => pendingCents ?? 0,
    cell: ({ pendingCents }) => money(pendingCents),
  },
];

const keyOf = ({ id }: HostTrip) => String(id);
const nameOf = ({ title }: HostTrip) => title;

interface Props {
  trips: readonly HostTrip[];
  sort: { id: string; desc: boolean } | null;
  onSort: (sort: { id: string; desc: boolean } | null) => void;
}

/** The trips one hosts, with their figures. */
export function TripList({ trips, sort, onSort }: Props) {
  return (
    <DataTable
      label="Trips"
      columns={COLUMNS}
      rows={trips}
      keyOf={keyOf}
      nameOf={nameOf}
      sort={sort}
      onSort={onSort}
      empty={
        <>
          <p>You host no trip yet.</p>
          <ButtonLink size="portal" to={hostPaths.newTrip()}>
            Plan your first trip
          </ButtonLink>
        </>
      }
    />
  );
}
