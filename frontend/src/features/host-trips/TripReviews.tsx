import { useState } from 'react';
import { TAKE_DOWN_REASONS } from '../../../../backend/contracts/reviews';
import { sentenceOf } from '../../api/errors';
import { type HostReview, useTripReviews } from '../../api/host/hostReviews';
import { formatOwnTime } from '../../lib/time/ownTime';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';
import { TakeDownDialog } from './TakeDownDialog';
import form from './TripForm.module.css';
import styles from './TripReviews.module.css';

/** So many are read at once; the others are asked for. */
const FIRST = 5;

interface Props {
  tripId: number;
  isOwner: boolean;
}

/** What guests wrote of a trip that is over. Its owner takes down what names, insults or is about something else. */
export function TripReviews({ tripId, isOwner }: Props) {
  const { data: reviews, isError, error, refetch } = useTripReviews(tripId);
  const [askedId, setAskedId] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  // As it stands now: its author may have changed it, or taken it back.
  const asked = reviews?.find(({ id }) => id === askedId);
  const shown = isWhole ? reviews : reviews?.slice(0, FIRST);
  return (
    <Panel title="Reviews">
      <p className={form.note}>
        {isOwner
          ? 'Few stars are no reason to take a review down, and nobody but its author changes its words.'
          : 'Nobody but its author changes the words of a review; the owner of the trip may take one down.'}
      </p>
      {!reviews && isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!reviews && !isError && <Waiting height="8rem" onRetry={() => void refetch()} />}
      {reviews?.length === 0 && <p className={styles.none}>No guest has written one yet.</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.reviews}>
          {shown.map((review) => (
            <li key={review.id}>
              <Written review={review} onTakeDown={isOwner ? () => setAskedId(review.id) : null} />
            </li>
          ))}
        </ul>
      )}
      {reviews && reviews.length > FIRST && !isWhole && (
        <div className={form.act}>
          <Button tone="quiet" size="portal" onClick={() => setWhole(true)}>
            {`Show all ${reviews.length}`}
          </Button>
        </div>
      )}
      {asked && <TakeDownDialog tripId={tripId} review={asked} onClose={() => setAskedId(null)} />}
    </Panel>
  );
}

interface WrittenProps {
  review: HostReview;
  /** Null where the host may not. */
  onTakeDown: (() => void) | null;
}

function Written({ review, onTakeDown }: WrittenProps) {
  const { name, location, package: cabin, rating, comment, writtenAt, takenDownFor } = review;
  return (
    <figure className={styles.review}>
      <p className={styles.rating}>{`${rating} out of 5`}</p>
      <blockquote>{comment}</blockquote>
      <figcaption>{[name, location, cabin, formatOwnTime(writtenAt)].filter(Boolean).join(', ')}</figcaption>
      {takenDownFor !== null && (
        <p className={styles.down}>{`Taken down: ${TAKE_DOWN_REASONS[takenDownFor]}.`}</p>
      )}
      {takenDownFor === null && onTakeDown && (
        <div>
          <Button
            tone="quiet"
            size="portal"
            aria-label={`Take down the review of ${name}`}
            onClick={onTakeDown}
          >
            Take down
          </Button>
        </div>
      )}
    </figure>
  );
}
