import { X } from 'lucide-react';
import styles from './PhotoDraft.module.css';
import type { PhotoDesk } from './usePhotoDraft';

const MOST_CHARS = 200;

/** The photo that goes with the next message: how it looks, what it shows in words, and the way to put it away. */
export function PhotoDraft({
  photos: { draft, isPreparing, problem, describe, drop },
}: {
  photos: PhotoDesk;
}) {
  if (problem) {
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    );
  }
  if (isPreparing) return <p className={styles.wait}>Preparing the photo…</p>;
  if (!draft) return null;

  return (
    <div className={styles.draft}>
      <img src={draft.preview} alt="" width={96} height={96} />
      <label className={styles.description}>
        What does it show? <span>For people who cannot see it.</span>
        <input
          type="text"
          maxLength={MOST_CHARS}
          value={draft.alt}
          onChange={({ target }) => describe(target.value)}
        />
      </label>
      <button type="button" className={styles.drop} aria-label="Remove the photo" onClick={drop}>
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}
