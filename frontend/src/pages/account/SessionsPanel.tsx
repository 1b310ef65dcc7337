import { MonitorSmartphone } from 'lucide-react';
import { type Account, logOutEverywhere } from '../../api/account';
import { sentenceOf } from '../../api/errors';
import { useLogout } from '../../api/logout';
import { Panel } from '../../features/booking/Panel';
import { dayIn, formatDay, formatTime } from '../../lib/dates';
import { ownZone } from '../../lib/ownZone';
import { useHydrated } from '../../lib/useHydrated';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import styles from './AccountPage.module.css';

interface Props {
  account: Account;
  onLeft: () => void;
}

/** Where the person is signed in, and the way out of all of it. */
export function SessionsPanel({ account: { sessions }, onLeft }: Props) {
  const leave = useLogout(onLeft, logOutEverywhere);
  // These times are about the person's own days, not about the trip's.
  const zone = useHydrated() ? ownZone() : 'UTC';
  const told = (at: string) => `${formatDay(dayIn(zone, new Date(at)))}, ${formatTime(at, zone)}`;

  return (
    <Panel title="Where you are signed in">
      <ul className={styles.sessions}>
        {sessions.map(({ since, lastSeenAt, isThis }) => (
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
      {leave.error && <ErrorNote>{sentenceOf(leave.error)}</ErrorNote>}
      <div>
        <Button tone="quiet" size="portal" disabled={leave.isPending} onClick={() => leave.mutate()}>
          Log out everywhere
        </Button>
      </div>
    </Panel>
  );
}
