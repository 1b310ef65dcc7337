import type { Slide } from '../../api/tripPages';
import { Loop } from '../../ui/Loop';
import { FILLING } from '../../ui/pictureSources';
import { fillingLook } from '../../ui/stockLooks';
import { TripPicture } from '../../ui/TripPicture';
import styles from './SlideView.module.css';

interface Props {
  slide: Slide;
  /** "3 of 11" */
  position: string;
  role: 'active' | 'leaving' | 'waiting';
  isFirst: boolean;
  isMoving: boolean;
}

/** One slide on the stage. The leaving slide stays below the new one while that fades in. */
export function SlideView({ slide, position, role, isFirst, isMoving }: Props) {
  const { upright, loop } = fillingLook(slide.picture, slide.isMoving);
  return (
    <div
      // A slide is a group by the carousel pattern of WAI-ARIA, and no fieldset.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      aria-hidden={role !== 'active'}
      className={styles.slide}
      data-role={role}
      data-type={loop ? 'video' : 'image'}
      data-moving={isMoving}
    >
      <TripPicture
        className={styles.picture}
        picture={slide.picture}
        upright={upright}
        alt={slide.alt}
        sizes={FILLING.wide}
        isFirst={isFirst}
      />
      {loop && role !== 'waiting' && (
        <Loop className={styles.loop} name={loop} isPlaying={role === 'active' && isMoving} />
      )}
    </div>
  );
}
