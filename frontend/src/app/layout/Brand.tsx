import { Link } from '../../ui/Link';
import { paths } from '../../lib/paths';
import styles from './Brand.module.css';
import { useWays } from './useWays';

/** The mark, half a sun on a waterline, and the name. Leads home. */
export function Brand({ onFollow }: { onFollow?: () => void }) {
  const wayTo = useWays();
  return (
    <Link to={wayTo({ to: paths.home() })} className={styles.brand} onClick={onFollow}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path className={styles.sun} d="M5 18a11 11 0 0 1 22 0z" />
        <path className={styles.sea} d="M2 24q4.7-4 9.3 0t9.4 0 9.3 0" />
      </svg>
      Gangway
    </Link>
  );
}
