import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './PaperPicture.module.css';

interface Props {
  /** What it is, and whose. */
  title: string;
  source: string;
  onClose: () => void;
}

/** A paper large enough to be read, over the page: it goes with the dialog, and nothing of it stays in a tab or a history. */
export function PaperPicture({ title, source, onClose }: Props) {
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <Dialog label={title} onClose={onClose} className={styles.dialog}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.buttons}>
          <Button tone="quiet" size="portal" onClick={() => setEnlarged((before) => !before)}>
            {isEnlarged ? 'Whole picture' : 'Enlarge'}
          </Button>
          <Button size="portal" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      {/* What scrolls takes focus, so that the keys reach every corner. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.sheet} aria-label="The paper" tabIndex={0}>
        <img className={isEnlarged ? styles.enlarged : styles.whole} src={source} alt={title} />
      </section>
    </Dialog>
  );
}
