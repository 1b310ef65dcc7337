import { LockKeyhole } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccessGate.module.css';

/** Why a premium page is closed, the three ways on, and how to reach somebody. After signing in the person comes back to this page. */
export function AccessGate() {
  const { pathname, search } = useLocation();
  const { user, guest } = useSession();

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
          You are signed in as {user.firstName} {user.lastName}. It opens for you as soon as your trip is
          paid. {guest && <Link to={paths.guestPayment()}>See what is left to pay</Link>}
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink to={paths.pricing()}>View Pricing &amp; Book Trip</ButtonLink>
        <ButtonLink tone="quiet" to={paths.login(pathname + search)}>
          Guest Login
        </ButtonLink>
        <ButtonLink tone="quiet" to={paths.home()}>
          Back to trip overview
        </ButtonLink>
      </div>
      <p className={styles.hint}>
        Already paid? Check your email for login credentials or{' '}
        <Link to={paths.contact('access')}>contact the trip host</Link>.
      </p>
      <p className={styles.hint}>
        Rather talk first? <Link to={paths.contact('call')}>Schedule a call with the host</Link>.
      </p>
    </section>
  );
}
