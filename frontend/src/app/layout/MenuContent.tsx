import { AccountPanel } from './AccountPanel';
import { BookTrip } from './BookTrip';
import styles from './MenuContent.module.css';
import { NAV_ITEMS } from './navigation';
import { NavEntry } from './NavEntry';
import { SchemeSwitch } from './SchemeSwitch';
import { usePremium } from './usePremium';

/** What the sidebar and the drawer both hold: the places, who is here, and the choice of light or dark. */
export function MenuContent({ onFollow }: { onFollow?: () => void }) {
  const premium = usePremium();
  return (
    <>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {NAV_ITEMS.map((item) => (
            <li key={item.to}>
              <NavEntry item={item} look="row" premium={premium} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <BookTrip onFollow={onFollow} />
        <AccountPanel onFollow={onFollow} />
        <SchemeSwitch />
      </div>
    </>
  );
}
