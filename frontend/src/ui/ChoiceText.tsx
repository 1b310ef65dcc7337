import type { ReactNode } from 'react';
import styles from './ChoiceText.module.css';

/** The label of a choice: what it is, and below that what it costs. */
export function ChoiceText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={styles.choice}>
      <span>{title}</span>
      <span className={styles.meaning}>{children}</span>
    </span>
  );
}
