import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons side by side; on phones each takes the whole width. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
