import type { ReactNode } from 'react';
import styles from './ProblemLine.module.css';

/** The line by a control or at a form's end that says what did not work; nothing while there is nothing to say. */
export function ProblemLine({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className={styles.line}>
      {children}
    </p>
  );
}
