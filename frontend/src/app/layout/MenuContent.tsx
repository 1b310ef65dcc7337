import { AccountPanel } from './AccountPanel';
import { BookTrip } from './BookTrip';
import styles from './MenuContent.module.css';
import { Places } from './Places';
import { SchemeSwitch } from './SchemeSwitch';

/** What the sidebar and the drawer both hold: the places, who is here, and the choice of light or dark. */
export function MenuContent({ onFollow }: { onFollow?: () => void }) {
  return (
    <>
      <Places onFollow={onFollow} />
      <div className={styles.foot}>
        <BookTrip onFollow={onFollow} />
        <AccountPanel onFollow={onFollow} />
        <SchemeSwitch />
      </div>
    </>
  );
}
