import { Menu } from 'lucide-react';
import type { Ref } from 'react';
import styles from './BottomBar.module.css';
import entry from './NavEntry.module.css';
import { BOTTOM_ITEMS } from './navigation';
import { NavEntry } from './NavEntry';
import { usePremium } from './usePremium';
import { useWays } from './useWays';

interface Props {
  /** The Menu button, which gets the focus back when the drawer closes. */
  ref: Ref<HTMLButtonElement>;
  isDrawerOpen: boolean;
  onMenu: () => void;
}

/** The bar under the thumb on narrow windows. */
export function BottomBar({ ref, isDrawerOpen, onMenu }: Props) {
  const { isOpen, unread, isListClosed } = usePremium();
  const wayTo = useWays();
  return (
    <nav aria-label="Quick" className={styles.bar}>
      {BOTTOM_ITEMS.map((item) => (
        <NavEntry
          key={item.to}
          item={item}
          to={wayTo(item)}
          look="tab"
          isOpen={isOpen}
          unread={item.hasUnread ? unread : 0}
          isClosed={item.isGuestList && isListClosed}
        />
      ))}
      <button
        ref={ref}
        type="button"
        className={entry.tab}
        aria-expanded={isDrawerOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Menu aria-hidden="true" size={24} strokeWidth={1.75} />
        Menu
      </button>
    </nav>
  );
}
