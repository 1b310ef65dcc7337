import { LogOut } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { GuestProfile } from '../../api/guestArea';
import { Panel } from '../../features/booking/frame/Panel';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import styles from './AccountPanel.module.css';
import { Fact } from '../../ui/Fact';
import { Facts } from './Facts';

interface Props {
  profile: GuestProfile;
  onLogout: () => void;
  isLeaving: boolean;
  hasFailed: boolean;
}

/** Who signs in here, the way to change that, and the way out. */
export function AccountPanel({ profile: { name, email, username }, onLogout, isLeaving, hasFailed }: Props) {
  return (
    <Panel title="Your account" action={<Link to={paths.account()}>Change</Link>}>
      <Facts>
        <Fact label="Name">{name}</Fact>
        <Fact label="Email">{email}</Fact>
        <Fact label="Username">{username}</Fact>
      </Facts>
      <p className={styles.ways}>
        <Link to={paths.account()}>Password, email and your data</Link>
        <output>{hasFailed && 'Not logged out. Please try again.'}</output>
        <Button tone="quiet" size="portal" onClick={onLogout} isOff={isLeaving}>
          <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
          Logout
        </Button>
      </p>
    </Panel>
  );
}
