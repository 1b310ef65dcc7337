import { Link } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { type GuestTrip, useChooseTrip } from '../../api/guestArea';
import { Panel } from '../../features/booking/frame/Panel';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';
import { toastSuccess } from '../../ui/toast';
import styles from './OtherTrips.module.css';
import { StatusBadge } from './StatusBadge';
import { TripDates } from './TripDates';

/** Whether pages can be about it: nothing of a trip is to come that is over, or that one does not travel on. */
const isAhead = ({ daysUntil, status }: GuestTrip) =>
  status !== 'cancelled' && (daysUntil === null || daysUntil >= 0);

/** The guest's trips beside the one that all pages are about; nothing when there is no other. */
export function OtherTrips({ trips }: { trips: readonly GuestTrip[] }) {
  const { mutate, isPending, error } = useChooseTrip();
  if (trips.length === 0) return null;
  const choose = ({ id, title }: GuestTrip) =>
    mutate(id, {
      onSuccess: () =>
        toastSuccess({
          title,
          description: 'Your pages are about this trip now.',
        }),
    });
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
              {isAhead(trip) && (
                <Button
                  tone="quiet"
                  size="portal"
                  isOff={isPending}
                  aria-label={`Show ${trip.title}`}
                  onClick={() => choose(trip)}
                >
                  Show
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ProblemLine>{error && sentenceOf(error)}</ProblemLine>
    </Panel>
  );
}
