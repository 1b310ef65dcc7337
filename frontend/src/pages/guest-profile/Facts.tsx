import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A list of facts; its lines are those of `ui/Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
