import { MonitorSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import type { Account } from '../../api/account';
import { formatCount } from '../../lib/numbers';
import { formatOwnTime } from '../../lib/ownTime';
import { Button } from '../../ui/Button';
import styles from './AccountPage.module.css';

/** More than most people have browsers. */
const FOLDED = 5;

/** Since when a browser is signed in, and when another than this one was used last, if that was later. */
function timesOf({ since, lastSeenAt, isThis }: Account['sessions'][number]): string {
  const [from, last] = [formatOwnTime(since), formatOwnTime(lastSeenAt)];
  return isThis || last === from ? `Since ${from}` : `Since ${from}, last used ${last}`;
}

/** The browsers that are signed in: this one, then the newest; the rest when it is asked for. */
export function SessionList({ sessions }: Pick<Account, 'sessions'>) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const inOrder = sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));

  return (
    <>
      <ul id={id} className={styles.sessions}>
        {inOrder.slice(0, isWhole ? undefined : FOLDED).map(({ since, lastSeenAt, isThis }) => (
          <li key={since}>
            <MonitorSmartphone aria-hidden="true" size={22} strokeWidth={1.75} />
            <span>
              <strong>{isThis ? 'This browser' : 'Another browser'}</strong>
              <br />
              <span className={styles.muted}>{timesOf({ since, lastSeenAt, isThis })}</span>
            </span>
          </li>
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
