import type { TripCardView } from '../../api/tripsOnSale';
import { below } from '../../lib/browser/breakpoints';
import { formatCount } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { formatDayRange } from '../../lib/time/dates';
import { inTrip } from '../../lib/tripAddress';
import { Link } from '../../ui/Link';
import { Money } from '../../ui/Money';
import { TripPicture } from '../../ui/TripPicture';
import styles from './TripsPage.module.css';

/** "12 places left", and what is so little that it must be said. */
function placesOf({ seatsLeft }: TripCardView): string {
  if (seatsLeft === 0) return 'Sold out. There is a waiting list.';
  return seatsLeft === 1 ? 'One place left' : `${formatCount(seatsLeft)} places left`;
}

/** A trip among others: its picture, where and when, from what price on. Its title leads to its pages. */
export function TripOnSale({ trip }: { trip: TripCardView }) {
  return (
    <li className={styles.trip}>
      <TripPicture {...trip.picture} sizes={`${below('md')} 92vw, 46vw`} className={styles.picture} />
      <div className={styles.words}>
        <h2>
          <Link className={styles.title} to={inTrip(paths.home(), trip.isInFront ? undefined : trip.id)}>
            {trip.title}
          </Link>
        </h2>
        <p>
          {trip.destination}, {formatDayRange(trip.startDate, trip.endDate)}, {trip.duration}
        </p>
        <p className={styles.price}>
          From <Money cents={trip.fromCents} /> per person with taxes and fees
        </p>
        <p>{placesOf(trip)}</p>
      </div>
    </li>
  );
}
