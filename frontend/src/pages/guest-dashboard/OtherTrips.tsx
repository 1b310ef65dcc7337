import { Link } from 'react-router-dom';
import type { GuestTrip } from '../../api/guestArea';
import { Panel } from '../../features/booking/frame/Panel';
import { paths } from '../../lib/paths';
import styles from './OtherTrips.module.css';
import { StatusBadge } from './StatusBadge';
import { TripDates } from './TripDates';

/** The guest's trips beside the one to look forward to; nothing when there is no other. */
export function OtherTrips({ trips }: { trips: readonly GuestTrip[] }) {
  if (trips.length === 0) return null;
  return (
    <Panel title="Your other trips">
      <ul className={styles.trips}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <span>
              <strong>{trip.title}</strong>
              <span className={styles.dates}>
                <TripDates trip={trip} />
              </span>
            </span>
            <span className={styles.end}>
              <StatusBadge status={trip.status} />
              {trip.bookingId && (
                <Link to={paths.guestPayment(trip.bookingId)} aria-label={`Payments for ${trip.title}`}>
                  Payments
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
