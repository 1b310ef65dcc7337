import { Link } from '../../ui/Link';
import { sentenceOf } from '../../api/errors';
import type { GuestTrip } from '../../api/guestArea';
import { useChooseTrip } from '../../api/chosenTrip';
import { Panel } from '../../features/booking/frame/Panel';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';
import { toastSuccess } from '../../ui/toast';
import styles from './OtherTrips.module.css';
import { StatusBadge } from './StatusBadge';
import { hasEnded } from './trip.rules';
import { TripDates } from './TripDates';

const SHOWN = 'Your pages are about this trip now.';
const SHOWN_UNPAID =
  'Your dashboard and papers are about this trip now. Its chat and guest list open with your payment.';

/** The guest's trips beside the one that all pages are about; nothing when there is no other. */
export function OtherTrips({ trips }: { trips: readonly GuestTrip[] }) {
  const { mutate, isPending, error } = useChooseTrip();
  if (trips.length === 0) return null;
  const choose = ({ id, title, isOpen }: GuestTrip) =>
    mutate(id, { onSuccess: () => toastSuccess({ title, description: isOpen ? SHOWN : SHOWN_UNPAID }) });
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
              <StatusBadge trip={trip} />
              {trip.mayReview && (
                <Link to={paths.guestReview(trip.id)} aria-label={`Review ${trip.title}`}>
                  Review
                </Link>
              )}
              {trip.bookingId && (
                <Link to={paths.guestPayment(trip.bookingId)} aria-label={`Payments for ${trip.title}`}>
                  Payments
                </Link>
              )}
              {!hasEnded(trip) && (
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
