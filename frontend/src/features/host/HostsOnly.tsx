import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './HostsOnly.module.css';

/** What guests and visitors read in the dashboard's place. */
export function HostsOnly() {
  const { user } = useSession();
  const { pathname } = useLocation();

  return (
    <section className={styles.refusal}>
      <PageTitle title="Access Denied" />
      <p>
        This page is for the hosts of a trip.
        {user && (
          <>
            {' '}
            You are signed in as <bdi>{fullName(user)}</bdi>, who is not one.
          </>
        )}
      </p>
      <ButtonLink to={paths.login(pathname)}>Go to Login</ButtonLink>
    </section>
  );
}
