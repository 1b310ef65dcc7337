import { Star } from 'lucide-react';
import { useId } from 'react';
import type { GuestReview } from '../../api/reviews';
import { whoWrote } from '../../features/cabins/review';
import styles from './GuestReviewPage.module.css';
import type { Entries } from './review.rules';

interface Props extends Entries {
  about: GuestReview;
}

/** The review as everybody will read it. */
export function ReviewPreview({ about, rating, comment, location }: Props) {
  const id = useId();
  const { name, package: cabin, tripYear } = about;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        How it will be shown
      </h3>
      <figure className={styles.review}>
        <p className={styles.rating}>
          <Star aria-hidden="true" size={20} strokeWidth={1.75} fill="currentColor" />
          <span>{rating ? `${rating} out of 5` : 'Your stars'}</span>
        </p>
        <blockquote>{comment.trim() || 'Your words'}</blockquote>
        <figcaption className={styles.from}>
          {whoWrote({ name, location: location.trim(), package: cabin, tripYear })}
        </figcaption>
      </figure>
    </section>
  );
}
