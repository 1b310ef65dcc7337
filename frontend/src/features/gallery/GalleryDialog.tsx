import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './GalleryDialog.module.css';
import { GalleryStage } from './GalleryStage';
import { indexByKey, type Step, stepFrom } from './gallery.rules';
import type { GalleryPicture } from './galleryPicture';

interface Props {
  label: string;
  pictures: readonly GalleryPicture[];
  /** The picture that was chosen, counted from 0. */
  startAt: number;
  onClose: () => void;
}

const ICON = { 'aria-hidden': true, size: 28, strokeWidth: 1.75 } as const;

/** One picture at a time over the whole window: arrow keys, Home and End, swipe or buttons; Esc closes. */
export function GalleryDialog({ label, pictures, startAt, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(startAt);
  const count = pictures.length;
  const move = (step: Step) => setIndex(stepFrom(index, step, count));

  useEffect(() => {
    // Development runs effects twice; a dialog that is open must not be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

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
      <GalleryStage pictures={pictures} index={index} onMove={move} />
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
function Caption({ picture, position }: { picture: GalleryPicture | undefined; position: string }) {
  return (
    <p className={styles.caption} aria-live="polite" aria-atomic="true">
      <strong>{picture?.title}</strong> {picture?.caption}
      <span className="visually-hidden"> {position}</span>
    </p>
  );
}
