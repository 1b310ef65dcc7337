import { LogOut } from 'lucide-react';
import { useSession } from '../../api/session';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './DashboardHeader.module.css';

interface Props {
  onLogout: () => void;
  isLeaving: boolean;
  hasFailed: boolean;
}

/** Whose page it is, and the way out. */
export function DashboardHeader({ onLogout, isLeaving, hasFailed }: Props) {
  const { user } = useSession();
  return (
    <header className={styles.header}>
      <div>
        <PageTitle title="My Trip Dashboard" />
        <p className={styles.welcome}>Welcome, {user && fullName(user)}</p>
      </div>
      <div className={styles.out}>
        <output>{hasFailed && 'Not logged out. Please try again.'}</output>
        <Button tone="quiet" size="portal" onClick={onLogout} isOff={isLeaving}>
          <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
          Logout
        </Button>
      </div>
    </header>
  );
}
