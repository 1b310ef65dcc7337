import type { ReactNode } from 'react';
import styles from './SectionsPaper.module.css';

interface Props {
  title: string;
  /** A heading and what stands below, of one line or several. */
  sections: readonly { title: string; text: string }[];
  /** Stands at its end. */
  children?: ReactNode;
}

/** What people agree to, as it is read: a waiver, the terms of a trip. */
export function SectionsPaper({ title, sections, children }: Props) {
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
