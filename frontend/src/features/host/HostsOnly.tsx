import { useSession } from '../../api/session';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './HostsOnly.module.css';

/** What guests and visitors read in the dashboard's place, and hosts whose session has ended. */
export function HostsOnly() {
  const { user, endedFor } = useSession();
  const login = useLoginHere();
  const hasEnded = !user && endedFor !== null;

  return (
    <section className={styles.refusal}>
      <PageTitle title={hasEnded ? 'Your session has ended' : 'Access Denied'} />
      <p>
        <span key={String(hasEnded)}>
          {hasEnded ? 'Log in, and you come back to this page.' : 'This page is for the hosts of a trip.'}
        </span>
        {user && (
          <>
            {' '}
            You are signed in as <bdi>{fullName(user)}</bdi>, who is not one.
          </>
        )}
      </p>
      <ButtonLink to={login}>{hasEnded ? 'Log in' : 'Go to Login'}</ButtonLink>
    </section>
  );
}
