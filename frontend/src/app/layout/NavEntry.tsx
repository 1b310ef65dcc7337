import { Lock } from 'lucide-react';
import { memo } from 'react';
import { NavLink } from '../../ui/Link';
import { Tooltip } from '../../ui/Tooltip';
import { LockedPlace } from './LockedPlace';
import type { NavItem } from './navigation';
import styles from './NavEntry.module.css';
import { UnreadBadge } from './UnreadBadge';

interface Props {
  item: NavItem;
  /** Where it is from here, see `useWays`; the same from everywhere unless told. */
  to?: string;
  look: 'row' | 'tab';
  /** Whether the premium places are open to this person. */
  isOpen?: boolean;
  /** It has closed, and says so. */
  isClosed?: boolean | undefined;
  /** Messages that wait there. */
  unread?: number;
  onFollow?: (() => void) | undefined;
}

const PREMIUM_HINT = 'This is a premium feature, for guests who have paid.';

/** One place in a menu. A premium place that is not open yet is no link, and stays reachable: pressed, it shows the gate. */
export const NavEntry = memo(function NavEntry({
  item,
  to = item.to,
  look,
  isOpen = false,
  isClosed = false,
  unread = 0,
  onFollow,
}: Props) {
  const isLocked = Boolean(item.isPremium) && !isOpen;
  const Icon = item.icon;
  const className = look === 'row' ? styles.row : styles.tab;
  const content = (
    <>
      <Icon aria-hidden="true" size={look === 'row' ? 20 : 24} strokeWidth={1.75} />
      <span className={styles.label}>
        {look === 'tab' ? (item.shortLabel ?? item.label) : item.label}
        {isClosed && <span className={look === 'tab' ? 'visually-hidden' : styles.closed}> (closed)</span>}
      </span>
      {isLocked && (
        <span className={styles.lock}>
          <Lock aria-hidden="true" size={12} strokeWidth={2.5} />
          <span className="visually-hidden">Premium, locked</span>
        </span>
      )}
      {item.hasUnread && isOpen && <UnreadBadge count={unread} />}
    </>
  );
  if (isLocked) {
    return (
      <Tooltip text={PREMIUM_HINT}>
        <LockedPlace to={item.to} className={className} onFollow={onFollow}>
          {content}
        </LockedPlace>
      </Tooltip>
    );
  }
  return (
    <NavLink to={to} className={className} onClick={onFollow}>
      {content}
    </NavLink>
  );
});
