import { useState } from 'react';
import type { KeepAct, KeptAccount } from '../../api/operator';
import { formatCount } from '../../lib/numbers';
import { formatOwnTime } from '../../lib/time/ownTime';
import { Button } from '../../ui/Button';
import { ACTS, actsOn } from './acts';
import { KeepDialog } from './KeepDialog';
import styles from './operator.module.css';

const ROLES = { host: 'Host', guest: 'Guest' } as const;

/** What is known of an account, in the order in which an operator asks. */
function factsOf({ isOperator, role, isActive, isEmailProven, since, lastLogin, openSessions }: KeptAccount) {
  return [
    isOperator ? `Operator, ${ROLES[role].toLowerCase()}` : ROLES[role],
    !isActive && 'Closed',
    isEmailProven ? 'Email confirmed' : 'Email not confirmed',
    `Since ${formatOwnDay(since)}`,
    lastLogin ? `Last login ${formatOwnTime(lastLogin)}` : 'Never logged in',
    openSessions > 0 &&
      `Logged in with ${formatCount(openSessions)} ${openSessions === 1 ? 'browser' : 'browsers'}`,
  ].filter((fact) => fact !== false);
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const formatOwnDay = (instant: string) => DAY.format(new Date(instant));

/** One account, and what may be done to it. */
export function AccountRow({ account, isOwn }: { account: KeptAccount; isOwn: boolean }) {
  const [asking, setAsking] = useState<KeepAct | null>(null);
  const { name, username, email, owns } = account;

  return (
    <li className={styles.account}>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong>
          {isOwn && <span className={styles.aside}> (you)</span>}
        </p>
        <p className={styles.aside}>
          {username}, {email}
        </p>
        <p className={styles.facts}>{factsOf(account).join(' · ')}</p>
        {owns.length > 0 && <p className={styles.aside}>Owns {owns.join(', ')}</p>}
      </div>
      <div className={styles.acts}>
        {actsOn(account, isOwn).map((act) => (
          <Button
            key={act}
            tone="quiet"
            size="portal"
            aria-label={`${ACTS[act].button}: ${name}`}
            onClick={() => setAsking(act)}
          >
            {ACTS[act].button}
          </Button>
        ))}
      </div>
      {asking && <KeepDialog account={account} act={asking} onClose={() => setAsking(null)} />}
    </li>
  );
}
