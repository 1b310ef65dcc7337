import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export interface Figure {
  label: string;
  value: string;
  /** What stands below, smaller: what the figure consists of. */
  note?: ReactNode;
}

/** The figures at the top of a dashboard's page. They change in place, in digits of one width. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
