import { MonitorSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import type { Account } from '../../api/account';
import { dayIn, formatDay, formatTime } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import { ownZone } from '../../lib/ownZone';
import { useHydrated } from '../../lib/useHydrated';
import { Button } from '../../ui/Button';
import styles from './AccountPage.module.css';

/** More than most people have browsers. */
const FOLDED = 5;

/** The browsers that are signed in: this one, then the newest; the rest when it is asked for. */
export function SessionList({ sessions }: Pick<Account, 'sessions'>) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  // These times are about the person's own days, not about the trip's.
  const zone = useHydrated() ? ownZone() : 'UTC';
  const told = (at: string) => `${formatDay(dayIn(zone, new Date(at)))}, ${formatTime(at, zone)}`;
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
              <span className={styles.muted}>
                since {told(since)}
                {!isThis && `, last used ${told(lastSeenAt)}`}
              </span>
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
