import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './AccessGate.module.css';
import { KeepingGate } from './KeepingGate';

interface Props {
  /** Whether hosts have something of their own here, too. */
  orHost?: boolean;
  children: ReactNode;
}

/** Shows its children to signed-in guests, paid or not. Visitors and hosts read why it is closed to them. */
export function GuestsOnly({ orHost = false, children }: Props) {
  const { user } = useSession();
  return (
    <KeepingGate isOpen={user?.role === 'guest' || (user !== null && orHost)} closed={<Denied />}>
      {children}
    </KeepingGate>
  );
}

function Denied() {
  const { user } = useSession();
  const login = useLoginHere();
  return (
    <section className={styles.gate}>
      <PageTitle title="Access Denied" />
      <p className={styles.text}>You need guest permissions to view this page.</p>
      {user ? (
        <p className={styles.text}>
          This page is for guests. You are signed in as <bdi>{fullName(user)}</bdi>, who is a host.
        </p>
      ) : (
        <p className={styles.text}>
          Just booked? Your login is in the mail we have sent you: its link sets your password.
        </p>
      )}
      <div className={styles.ways}>
        {user && <ButtonLink to={paths.hostDashboard()}>Host Dashboard</ButtonLink>}
        <ButtonLink to={login} tone={user ? 'quiet' : 'primary'}>
          Go to Login
        </ButtonLink>
      </div>
    </section>
  );
}
