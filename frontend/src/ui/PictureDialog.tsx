import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './PictureDialog.module.css';
import { PictureStage } from './PictureStage';
import { indexByKey, type ShownPicture, type Step, stepFrom } from './pictureSteps';
import { useModal } from './useModal';

interface Props<P> {
  label: string;
  pictures: readonly P[];
  /** The picture that was chosen, counted from 0. */
  startAt: number;
  /** Draws a picture into the room it has; its neighbours are drawn too, to be ready. */
  draw: (picture: P, isShown: boolean) => ReactNode;
  onClose: () => void;
}

const ICON = { 'aria-hidden': true, size: 28, strokeWidth: 1.75 } as const;

/** One picture at a time over the whole window: arrow keys, Home and End, swipe or buttons; Esc closes. */
export function PictureDialog<P extends ShownPicture>({ label, pictures, startAt, draw, onClose }: Props<P>) {
  const dialog = useModal();
  const [index, setIndex] = useState(startAt);
  const count = pictures.length;
  const move = (step: Step) => setIndex(stepFrom(index, step, count));

  const moveByKey = (event: KeyboardEvent) => {
    const next = indexByKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  };

  return (
    // Arrow keys reach the whole dialog, whichever of its buttons has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onKeyDown={moveByKey} onClose={onClose}>
      <div className={styles.head}>
        <p className={styles.position}>
          {index + 1} of {count}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X {...ICON} />
        </button>
      </div>
      <PictureStage pictures={pictures} index={index} draw={draw} onMove={move} />
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.button}
          aria-label="Previous picture"
          onClick={() => move(-1)}
        >
          <ChevronLeft {...ICON} />
        </button>
        <Caption picture={pictures[index]} position={`${index + 1} of ${count}`} />
        <button type="button" className={styles.button} aria-label="Next picture" onClick={() => move(1)}>
          <ChevronRight {...ICON} />
        </button>
      </div>
    </dialog>
  );
}

/** Read aloud whenever the picture changes, with its place in the row. */
function Caption({ picture, position }: { picture: ShownPicture | undefined; position: string }) {
  return (
    <p className={styles.caption} aria-live="polite" aria-atomic="true">
      <strong>{picture?.title}</strong> {picture?.caption}
      <span className="visually-hidden"> {position}</span>
    </p>
  );
}
