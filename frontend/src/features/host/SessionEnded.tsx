import { useState } from 'react';
import { useLoginHere } from '../../lib/useLoginHere';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/buttonLook';
import { Dialog } from '../../ui/Dialog';
import styles from './SessionEnded.module.css';

const TITLE = 'Your session has ended';

/** Stands before a page whose host must log in again, in another tab: this one keeps what was typed. */
export function SessionEnded({ onBack }: { onBack: () => void }) {
  const login = useLoginHere();
  const [times, setTimes] = useState(0);
  // There is nothing behind it to go to: who closes it meets it again.
  return (
    <Dialog key={times} label={TITLE} onClose={() => setTimes(times + 1)}>
      <div className={styles.ended}>
        <h2 className={styles.title}>{TITLE}</h2>
        <p>What you typed is still here. Log in again in a new tab, and this page goes on where you were.</p>
        <div className={styles.ways}>
          <a href={login} target="_blank" rel="noreferrer" className={buttonLook('primary', 'portal')}>
            Log in (opens a new tab)
          </a>
          <Button tone="quiet" size="portal" onClick={onBack}>
            I have logged in
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
