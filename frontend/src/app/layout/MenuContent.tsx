import { useLocation } from 'react-router-dom';
import { AccountPanel } from './AccountPanel';
import { BookTrip } from './BookTrip';
import styles from './MenuContent.module.css';
import { Places } from './Places';
import { SchemeSwitch } from './SchemeSwitch';

/**
 * What the sidebar and the drawer both hold: the places, who is here, and the choice of light or dark. On the hosts' own
 * pages what is theirs comes first, and the visitors' places are smaller.
 */
export function MenuContent({ onFollow }: { onFollow?: () => void }) {
  const isDesk = useLocation().pathname.startsWith('/host/');
  if (isDesk) {
    return (
      <>
        <div className={styles.account}>
          <AccountPanel onFollow={onFollow} />
        </div>
        <div className={styles.aside}>
          <Places onFollow={onFollow} />
        </div>
        <div className={styles.foot}>
          <BookTrip onFollow={onFollow} tone="quiet" />
          <SchemeSwitch />
        </div>
      </>
    );
  }
  return (
    <>
      <Places onFollow={onFollow} />
      <div className={styles.foot}>
        <BookTrip onFollow={onFollow} tone="primary" />
        <AccountPanel onFollow={onFollow} />
        <SchemeSwitch />
      </div>
    </>
  );
}
