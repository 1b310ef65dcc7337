import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccessGate.module.css';
import { Gate } from './Gate';

/** Shows its children to signed-in guests, paid or not. Visitors and hosts read why it is closed to them. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <Gate isOpen={user?.role === 'guest'} closed={<Denied isVisitor={!user} />}>
      {children}
    </Gate>
  );
}

function Denied({ isVisitor }: { isVisitor: boolean }) {
  const login = useLoginHere();
  return (
    <section className={styles.gate}>
      <PageTitle title="Access Denied" />
      <p className={styles.text}>You need guest permissions to view this page.</p>
      {isVisitor && (
        <p className={styles.text}>
          Just booked? Your login is in the mail we have sent you: its link sets your password.
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink to={login}>Go to Login</ButtonLink>
      </div>
    </section>
  );
}
