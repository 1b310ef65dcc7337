import styles from './PhotoDrafts.module.css';
import { PhotoDraftRow } from './PhotoDraftRow';
import type { PhotoDesk } from './usePhotoDrafts';

interface Props {
  photos: PhotoDesk;
  /** Somebody put the last one away. */
  onNone: () => void;
}

/** The photos that go out next: how they look, what they show in words, and the way to put one away. */
export function PhotoDrafts({ photos: { drafts, preparing, problem, describe, remove }, onNone }: Props) {
  const count = drafts.length;
  // Focus goes on to the neighbor: several are put away without looking for one's place again.
  const putAway = (key: string, button: HTMLButtonElement) => {
    const row = button.closest('li');
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
    if (neighbor) neighbor.querySelector('button')?.focus();
    else onNone();
    remove(key);
  };

  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {count > 1 && (
        <p className={styles.note}>{count} photos, one message each. Your words go with the first.</p>
      )}
      {count > 0 && (
        <ul className={styles.drafts} aria-label="Photos to send">
          {drafts.map(({ key, photo }, index) => (
            <PhotoDraftRow
              key={key}
              photo={photo}
              name={count > 1 ? `photo ${index + 1}` : 'the photo'}
              question={count > 1 ? `What does photo ${index + 1} show?` : 'What does it show?'}
              onAlt={(alt) => describe(key, alt)}
              onRemove={(button) => putAway(key, button)}
            />
          ))}
        </ul>
      )}
      {preparing > 0 && (
        <p className={styles.note}>
          {preparing === 1 ? 'Preparing the photo…' : `Preparing ${preparing} photos…`}
        </p>
      )}
    </>
  );
}
