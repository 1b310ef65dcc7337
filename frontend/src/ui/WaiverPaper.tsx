import type { ReactNode } from 'react';
import type { WaiverWords } from '../../../backend/contracts/waiver';
import styles from './WaiverPaper.module.css';

interface Props extends WaiverWords {
  /** Stands at its end. */
  children?: ReactNode;
}

/** A waiver as those read it who sign it. */
export function WaiverPaper({ title, sections, children }: Props) {
  return (
    <div className={styles.paper}>
      <h3>{title}</h3>
      {sections.map((section, place) => (
        // Headings may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={place}>
          <h4>{section.title}</h4>
          <p className={styles.text}>{section.text}</p>
        </section>
      ))}
      {children}
    </div>
  );
}
