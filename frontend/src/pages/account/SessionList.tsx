import { useId, useState } from 'react';
import type { Account } from '../../api/account';
import { formatCount } from '../../lib/numbers';
import { Button } from '../../ui/Button';
import styles from './AccountPage.module.css';
import { SessionItem } from './SessionItem';

/** More than most people have browsers. */
const FOLDED = 5;

/** The browsers that are signed in: this one, then the newest; the rest when it is asked for. */
export function SessionList({ sessions }: Pick<Account, 'sessions'>) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const inOrder = sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));

  return (
    <>
      <ul id={id} className={styles.sessions}>
        {inOrder.slice(0, isWhole ? undefined : FOLDED).map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > FOLDED && (
        <div>
          <Button
            tone="quiet"
            size="portal"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${formatCount(sessions.length)}`}
          </Button>
        </div>
      )}
    </>
  );
}
