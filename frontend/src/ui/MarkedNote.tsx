import type { ReactNode } from 'react';
import styles from './MarkedNote.module.css';

/** A sentence that nobody should miss before they go on. */
export function MarkedNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
