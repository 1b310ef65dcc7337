import { Star } from 'lucide-react';
import { from } from '../../lib/browser/breakpoints';
import type { TripView } from '../../api/trip';
import { picturesFor, ratingSentence, type Review, whoWrote } from '../../features/cabins/review';
import { ErrorNote } from '../../ui/ErrorNote';
import { TripPicture } from '../../ui/TripPicture';
import { Waiting } from '../../ui/Waiting';
import styles from './Testimonials.module.css';
import { useOwnTrip } from './useOwnTrip';

const SHOWN = 3;
const OF_SAMPLES = 'Sample reviews: they show what a review holds.';

/** The pricing page shows the first three; here stand the next, where there are any. */
function chosen(reviews: readonly Review[]): readonly Review[] {
  return reviews.slice(reviews.length > SHOWN ? SHOWN : 0).slice(0, SHOWN);
}

/** Three of the reviews of earlier sailings, samples labelled as such; they stand with what is sold, and nowhere else. */
export function Testimonials() {
  const { trip, isError, refetch } = useOwnTrip();
  if (trip === null) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <h2 id="testimonials">What earlier guests say</h2>
      {trip?.reviews.length !== 0 && (
        <p className={styles.note}>
          {trip?.rating.isSample === false ? ratingSentence(trip.rating) : OF_SAMPLES}
        </p>
      )}
      {isError && (
        <ErrorNote onRetry={() => void refetch()}>The reviews did not load. Please try again.</ErrorNote>
      )}
      {!trip && !isError && <Waiting height="14rem" onRetry={() => void refetch()} />}
      {trip?.reviews.length === 0 && <p>Nobody has written one yet.</p>}
      <ul className={styles.quotes}>
        {trip &&
          chosen(trip.reviews).map((review) => (
            <li key={review.id}>
              <Testimonial review={review} trip={trip} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Testimonial({ review, trip }: { review: Review; trip: TripView }) {
  const [, beyond] = picturesFor(review, trip);
  return (
    <figure className={styles.quote}>
      <TripPicture picture={beyond} alt="" sizes={`${from('lg')} 360px, 100vw`} className={styles.photo} />
      <p className={styles.rating}>
        {review.isSample && <span className={styles.label}>Sample review</span>}
        <Star aria-hidden="true" size={20} strokeWidth={1.75} fill="currentColor" /> {review.rating} out of 5
      </p>
      <blockquote>{review.comment}</blockquote>
      <figcaption>{whoWrote(review)}</figcaption>
    </figure>
  );
}
