import { Link } from '../../ui/Link';
import type { RecentTrip } from '../../api/host/host';
import { formatDayRange } from '../../lib/time/dates';
import { hostPaths } from '../../lib/hostPaths';
import { Money } from '../../ui/Money';
import { Panel } from '../../ui/Panel';
import rows from './rows.module.css';
import { StatusMark } from '../../ui/StatusMark';
import { tripLook } from '../../ui/statusLooks';

const SHOWN = 3;

function whenAndWhere({ startDate, endDate, location }: RecentTrip): string {
  const when = startDate && endDate ? formatDayRange(startDate, endDate) : 'Dates to be set';
  return `${when} · ${location}`;
}

/** The first three trips: what they are, how full, and what they have earned. */
export function RecentTrips({ trips }: { trips: readonly RecentTrip[] }) {
  return (
    <Panel title="Recent trips" empty={trips.length === 0 ? 'You host no trip yet.' : null}>
      <ul className={rows.list}>
        {trips.slice(0, SHOWN).map((trip) => (
          <li key={trip.id} className={rows.row}>
            <p className={rows.what}>
              <Link to={hostPaths.trip(trip.id)} className={rows.name}>
                {trip.title}
              </Link>
              <StatusMark look={tripLook(trip)} />
            </p>
            <p className={rows.amount}>{trip.revenueCents !== null && <Money cents={trip.revenueCents} />}</p>
            <p className={rows.detail}>{whenAndWhere(trip)}</p>
            <p className={rows.aside}>
              {trip.guestCount.toLocaleString('en-US')} of {trip.maxGuests.toLocaleString('en-US')} guests
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
