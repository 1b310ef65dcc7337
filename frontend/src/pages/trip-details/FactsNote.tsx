import type { ReactNode } from 'react';
import styles from './FactsPanel.module.css';

interface Props {
  title: string;
  /** Nothing follows it. */
  isAlone?: boolean;
  children: ReactNode;
}

/** Stands in the place of the facts where there are none to tell, and says why. */
export function FactsNote({ title, isAlone = false, children }: Props) {
  return (
    <section
      className={isAlone ? `${styles.section} ${styles.alone}` : styles.section}
      aria-labelledby="no-facts"
    >
      <div className={styles.panel}>
        <h2 id="no-facts" className={styles.closed}>
          {title}
        </h2>
        <p>{children}</p>
      </div>
    </section>
  );
}
