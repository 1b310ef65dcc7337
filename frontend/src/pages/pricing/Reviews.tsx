import { Star } from 'lucide-react';
import type { TripView } from '../../api/trip';
import { picturesFor, ratingSentence, type Review, whoWrote } from '../../features/cabins/review';
import { Skeleton } from '../../ui/Skeleton';
import { TripPicture } from '../../ui/TripPicture';
import styles from './Reviews.module.css';

const SHOWN = 3;
/** An evening at sea: of no trip's own pictures. */
const EVENING = 'deck-party';
/** What the words and pictures are. */
const OF_SAMPLES = 'They show what a review holds, beside pictures.';
const OF_GUESTS = 'They sailed with the same hosts. The pictures beside their words are not theirs.';

/** Three of the reviews, samples labelled as such, and the rating that all of them make. */
export function Reviews({ trip }: { trip: TripView | undefined }) {
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{trip?.rating.isSample ? 'Sample traveller reviews' : 'Traveller reviews'}</h2>
      <p className={styles.source}>
        <span>{trip ? ratingSentence(trip.rating) : <Skeleton width="20ch" />}</span>{' '}
        <span>{trip?.rating.isSample ? OF_SAMPLES : OF_GUESTS}</span>
      </p>
      <ul className={styles.reviews}>
        {trip?.reviews.slice(0, SHOWN).map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} pictures={[...picturesFor(review, trip), EVENING]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReviewCard({ review, pictures }: { review: Review; pictures: readonly string[] }) {
  return (
    <figure className={styles.review}>
      <div className={styles.photos}>
        {pictures.map((picture, place) => (
          // A trip may show one picture in two places.
          // oxlint-disable-next-line react/no-array-index-key
          <TripPicture key={place} picture={picture} alt="" sizes="240px" className={styles.photo} />
        ))}
      </div>
      <p className={styles.rating}>
        {review.isSample && <span className={styles.label}>Sample review</span>}
        <Star aria-hidden="true" size={20} strokeWidth={1.75} fill="currentColor" /> {review.rating} out of 5
      </p>
      <blockquote>{review.comment}</blockquote>
      <figcaption className={styles.from}>{whoWrote(review)}</figcaption>
    </figure>
  );
}
