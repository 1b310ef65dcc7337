import { LockKeyhole } from 'lucide-react';
import { Link } from '../../ui/Link';
import { useSession, useWatchedSession } from '../../api/session';
import { useOpensWithDeposit } from '../../api/site';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../ui/PageTitle';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './AccessGate.module.css';
import { closedWords } from './closedWords';
import { WaysOn } from './WaysOn';

const PAID_BEFORE = 'Already paid? Check your email for login credentials or ';
const PAID = 'Already paid? Give it a minute to arrive, or ';
const ABOUT_IT = 'For questions, ';

/** Why a premium page is closed, the ways on, and how to reach somebody. It looks again while somebody signed in waits. */
export function AccessGate() {
  const { user, guest } = useSession();
  useWatchedSession(user !== null);
  const { reason, ways, mayHavePaid } = closedWords(guest?.place ?? null, useOpensWithDeposit());
  const hintSignedIn = mayHavePaid ? PAID : ABOUT_IT;

  return (
    <section className={styles.gate}>
      <span className={styles.lock}>
        <LockKeyhole aria-hidden="true" size={32} strokeWidth={1.75} />
      </span>
      <PageTitle title="Premium Access Required" />
      <p className={styles.text}>
        This content is for guests who have completed payment and received their credentials.
      </p>
      {user && (
        <p className={styles.text}>
          You are signed in as <bdi>{fullName(user)}</bdi>. {reason}
        </p>
      )}
      <WaysOn isSignedIn={user !== null} ways={ways} />
      <p className={styles.hint}>
        <span>{user ? hintSignedIn : PAID_BEFORE}</span>
        <Link to={paths.contact('access')}>contact the trip host</Link>.
      </p>
      <p className={styles.hint}>
        Rather talk first? <Link to={paths.contact('call')}>Schedule a call with the host</Link>.
      </p>
    </section>
  );
}
