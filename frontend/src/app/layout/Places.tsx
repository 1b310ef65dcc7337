import styles from './MenuContent.module.css';
import { NAV_ITEMS } from './navigation';
import { NavEntry } from './NavEntry';
import { usePremium } from './usePremium';
import { useWays } from './useWays';

/** The places one can go to. */
export function Places({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { isOpen, unread, isListClosed } = usePremium();
  const wayTo = useWays();
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {NAV_ITEMS.map((item) => (
          <li key={item.to}>
            <NavEntry
              item={item}
              to={wayTo(item)}
              look="row"
              isOpen={isOpen}
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
