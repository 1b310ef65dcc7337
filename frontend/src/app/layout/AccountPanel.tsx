import { LayoutDashboard, LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import styles from './AccountPanel.module.css';
import { NavEntry } from './NavEntry';

interface Props {
  onFollow?: (() => void) | undefined;
}

// A visitor's first page carries nothing that only members need.
const LogoutButton = lazy(() => import('./LogoutButton'));

const LOGIN = { label: 'Host/Guest Login', to: paths.login(), icon: LogIn };
const DASHBOARD = { label: 'Host Dashboard', to: paths.hostDashboard(), icon: LayoutDashboard };

/** Who is signed in and the way out; for visitors, the way in. */
export function AccountPanel({ onFollow }: Props) {
  const { user, guest } = useSession();
  const name = user ? `${user.firstName} ${user.lastName}` : guest?.name;
  if (!name) return <NavEntry item={LOGIN} look="row" onFollow={onFollow} />;

  return (
    <div>
      {user?.role === 'host' && <NavEntry item={DASHBOARD} look="row" onFollow={onFollow} />}
      <p className={styles.name}>
        <span className={styles.signedIn}>Signed in as</span> {name}
      </p>
      <Suspense fallback={<div className={styles.logout} />}>
        <LogoutButton />
      </Suspense>
    </div>
  );
}
