import styles from './UnreadBadge.module.css';

/** How many messages wait, "99+" at most. Nothing at all when none does. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden"> unread</span>
    </span>
  );
}
