import styles from './PageForm.module.css';

/** Said of a part that nobody has written: what stands there meanwhile is ours. */
export function StockNote() {
  return (
    <p className={styles.note}>
      Nobody has written this yet. What stands here is the site's own, true of any cruise.
    </p>
  );
}
