import { LayoutDashboard, LogIn, ShieldCheck, TicketCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from '../../ui/Link';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './AccountPanel.module.css';
import { NavEntry } from './NavEntry';

interface Props {
  onFollow?: (() => void) | undefined;
}

// A visitor's first page carries nothing that only members need.
const LogoutButton = lazy(() => import('./LogoutButton'));

const LOGIN = { label: 'Host/Guest Login', to: paths.login(), icon: LogIn };
const DASHBOARD = { label: 'Host Dashboard', to: paths.hostDashboard(), icon: LayoutDashboard };
const OPERATOR = { label: 'Operator', to: paths.operator(), icon: ShieldCheck };
const MY_TRIP = { label: 'My Trip', to: paths.guestDashboard(), icon: TicketCheck };

/** Who is signed in, the way to what is theirs and the way out; for visitors, the way in. */
export function AccountPanel({ onFollow }: Props) {
  const { user, guest } = useSession();
  const name = user ? fullName(user) : guest?.name;
  if (!name) return <NavEntry item={LOGIN} look="row" onFollow={onFollow} />;

  return (
    <div>
      {user && <NavEntry item={user.role === 'host' ? DASHBOARD : MY_TRIP} look="row" onFollow={onFollow} />}
      {user?.isOperator && <NavEntry item={OPERATOR} look="row" onFollow={onFollow} />}
      <p className={styles.name}>
        <span className={styles.signedIn}>Signed in as</span>{' '}
        {user ? (
          <Link to={paths.account()} className={styles.account} onClick={onFollow}>
            {name}
            <span className="visually-hidden">, your account</span>
          </Link>
        ) : (
          name
        )}
      </p>
      <Suspense fallback={<div className={styles.logout} />}>
        <LogoutButton />
      </Suspense>
    </div>
  );
}
