import type { CSSProperties } from 'react';
import { swipeStep } from '../../lib/swipe';
import { Picture } from '../../ui/Picture';
import { useSwipe } from '../../ui/useSwipe';
import styles from './GalleryStage.module.css';
import { readyPictures, type Step, stepFrom } from './gallery.rules';
import type { GalleryPicture } from './galleryPicture';

interface Props {
  pictures: readonly GalleryPicture[];
  index: number;
  onMove: (step: Step) => void;
}

const SIZES = 'min(100vw, 170vh)';

/** The picture, and hidden at its sides the two neighbours: ready for the next step, and to follow a finger. */
export function GalleryStage({ pictures, index, onMove }: Props) {
  const count = pictures.length;
  const { draggedPx, handlers } = useSwipe((draggedPx) => {
    const step = swipeStep(draggedPx);
    if (step) onMove(step);
  });
  const sideOf = (other: number) => {
    if (other === index) return 'shown';
    return other === stepFrom(index, 1, count) ? 'next' : 'previous';
  };

  return (
    <div
      className={styles.stage}
      data-testid="gallery-stage"
      data-dragging={draggedPx !== 0}
      style={{ '--dragged': `${draggedPx}px` } as CSSProperties}
      {...handlers}
    >
      {readyPictures(index, count).map((ready) => {
        const picture = pictures[ready];
        if (!picture) return null;
        return (
          <div
            key={picture.name}
            className={styles.place}
            data-side={sideOf(ready)}
            aria-hidden={ready !== index}
          >
            <Picture
              name={picture.name}
              alt={picture.alt}
              sizes={SIZES}
              className={styles.picture}
              isFirst={ready === index}
            />
          </div>
        );
      })}
    </div>
  );
}
