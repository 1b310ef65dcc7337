import { sentenceOf } from '../../api/errors';
import { isNoTripOpen } from '../../api/trip';
import { ErrorNote } from '../../ui/ErrorNote';
import { HearOfNextTrip } from './HearOfNextTrip';
import styles from './TripProblem.module.css';

/** Heads a page on which somebody would book, while no trip is on sale. */
export const BOOKING_CLOSED = 'Booking is closed';

/** What has been booked is not gone with the sale. */
export const NOTHING_ON_SALE =
  'No trip is on sale right now. What has been booked is under its own link, and in the mails about it.';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Why a page cannot show the trip on sale: that there is none, which is no failure, or what went wrong. */
export function TripProblem({ error, onRetry }: Props) {
  if (!isNoTripOpen(error)) return <ErrorNote onRetry={onRetry}>{sentenceOf(error)}</ErrorNote>;
  return (
    <div className={styles.note}>
      <p>{NOTHING_ON_SALE}</p>
      <p>
        <HearOfNextTrip />
      </p>
    </div>
  );
}
