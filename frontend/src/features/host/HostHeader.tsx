import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../../api/logout';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import { useHostTrip } from '../../lib/useHostTrip';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './HostHeader.module.css';

/** Whose dashboard this is, what it is about, and the way out. */
export function HostHeader({ children }: { children?: ReactNode }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const trip = useHostTrip();
  const logout = useLogout(() => void navigate(paths.login()));

  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <PageTitle title="Host Dashboard" />
        <p className={styles.welcome}>Welcome back, {user?.firstName}</p>
      </div>
      <div className={styles.controls}>
        {children}
        <ButtonLink tone="quiet" size="portal" to={paths.hostTrips()}>
          Trips
        </ButtonLink>
        <ButtonLink tone="quiet" size="portal" to={paths.hostLog({ trip: trip ?? undefined })}>
          Activity log
        </ButtonLink>
        {logout.isError && <p role="alert">You are still logged in. Please try again.</p>}
        <Button tone="quiet" size="portal" disabled={logout.isPending} onClick={() => logout.mutate()}>
          <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
          Logout
        </Button>
      </div>
    </header>
  );
}
