import type { CSSProperties, ReactNode } from 'react';
import { swipeStep } from '../lib/browser/swipe';
import styles from './PictureStage.module.css';
import { readyPictures, type ShownPicture, type Step, stepFrom } from './pictureSteps';
import { useSwipe } from './useSwipe';

interface Props<P> {
  pictures: readonly P[];
  index: number;
  draw: (picture: P, isShown: boolean) => ReactNode;
  onMove: (step: Step) => void;
}

/** The picture, and hidden at its sides the two neighbours: ready for the next step, and to follow a finger. */
export function PictureStage<P extends ShownPicture>({ pictures, index, draw, onMove }: Props<P>) {
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
            key={picture.key}
            className={styles.place}
            data-side={sideOf(ready)}
            aria-hidden={ready !== index}
          >
            {draw(picture, ready === index)}
          </div>
        );
      })}
    </div>
  );
}
