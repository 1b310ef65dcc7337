import { sentenceOf } from '../../api/errors';
import { isNoTripOpen } from '../../api/trip';
import { ErrorNote } from '../../ui/ErrorNote';
import { HearOfNextTrip } from './HearOfNextTrip';
import styles from './TripProblem.module.css';
import { useClosedWords } from './useClosedWords';

/** Heads a page on which somebody would book, while no trip is on sale. */
export const BOOKING_CLOSED = 'Booking is closed';

/** What has been booked is not gone with the sale. */
export const BOOKED_STAYS = 'What has been booked is under its own link, and in the mails about it.';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Why a page cannot show its trip: that it is not on sale, which is no failure, or what went wrong. */
export function TripProblem({ error, onRetry }: Props) {
  const closed = useClosedWords();
  if (!isNoTripOpen(error)) return <ErrorNote onRetry={onRetry}>{sentenceOf(error)}</ErrorNote>;
  return (
    <div className={styles.note}>
      <p>{`${closed}. ${BOOKED_STAYS}`}</p>
      <p>
        <HearOfNextTrip />
      </p>
    </div>
  );
}
