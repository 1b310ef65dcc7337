import styles from './MenuContent.module.css';
import { NAV_ITEMS } from './navigation';
import { NavEntry } from './NavEntry';
import { usePremium } from './usePremium';

/** The places one can go to. */
export function Places({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { isOpen, isSignedIn, unread, isListClosed } = usePremium();
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {NAV_ITEMS.map((item) => (
          <li key={item.to}>
            <NavEntry
              item={item}
              look="row"
              isOpen={isOpen}
              isSignedIn={isSignedIn}
              unread={item.hasUnread ? unread : 0}
              isClosed={item.isGuestList && isListClosed}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
