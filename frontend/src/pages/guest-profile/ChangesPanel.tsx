import { LogOut } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './ChangesPanel.module.css';

interface Props {
  onLogout: () => void;
  isLeaving: boolean;
  hasFailed: boolean;
}

/** The way to have something changed, and the way out. */
export function ChangesPanel({ onLogout, isLeaving, hasFailed }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="changes">
      <div>
        <h2 id="changes">Something to change?</h2>
        <p>Names, cabins and contacts are changed by the hosts, who check them against the ship's list.</p>
      </div>
      <div className={styles.ways}>
        <output>{hasFailed && 'Not logged out. Please try again.'}</output>
        <ButtonLink size="portal" to={paths.contact()}>
          Contact us
        </ButtonLink>
        <Button tone="quiet" size="portal" onClick={onLogout} disabled={isLeaving}>
          <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
          Logout
        </Button>
      </div>
    </section>
  );
}
