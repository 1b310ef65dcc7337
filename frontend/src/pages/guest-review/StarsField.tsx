import { Star } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { MOST_STARS } from '../../../../backend/contracts/reviews';
import chips from '../../ui/form/RadioChips.module.css';
import styles from './GuestReviewPage.module.css';
import { starWords } from './review.rules';

const STARS = Array.from({ length: MOST_STARS }, (_, i) => i + 1);

interface Props {
  registered: UseFormRegisterReturn;
  error: string | undefined;
}

/** How many stars, each choice by its words. */
export function StarsField({ registered, error }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <p id={id} className={styles.label}>
        Your stars
      </p>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={Boolean(error)}
        className={`${chips.options} ${styles.stars}`}
      >
        {STARS.map((stars) => (
          <label key={stars} className={chips.option}>
            <input type="radio" value={stars} {...registered} />
            <Star aria-hidden="true" size={20} strokeWidth={1.75} />
            <span>{starWords(stars)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
