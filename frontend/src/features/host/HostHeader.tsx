import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { hostPaths } from '../../lib/hostPaths';
import { useHostTrip } from '../../lib/useHostTrip';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './HostHeader.module.css';

/** Whose dashboard this is and what it is about, in one line; the way out is in the menu. */
export function HostHeader({ children }: { children?: ReactNode }) {
  const { user } = useSession();
  const trip = useHostTrip();

  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <PageTitle title="Host Dashboard" />
        <p className={styles.welcome}>Welcome back, {user?.firstName}</p>
      </div>
      <div className={styles.controls}>
        {children}
        <ButtonLink tone="quiet" size="portal" to={hostPaths.trips()}>
          Trips
        </ButtonLink>
        <ButtonLink tone="quiet" size="portal" to={hostPaths.log({ trip: trip ?? undefined })}>
          Activity log
        </ButtonLink>
      </div>
    </header>
  );
}
