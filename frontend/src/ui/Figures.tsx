import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export interface Figure {
  label: string;
  value: string;
  /** What stands beside it, smaller: what the figure consists of. */
  note?: ReactNode;
  /** Narrows the list below to what is counted, and back. */
  onChoose?: () => void;
  /** The list below shows what is counted alone. */
  isChosen?: boolean;
}

/** The figures at the top of a tab, in one line. They change in place, in digits of one width. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note, onChoose, isChosen = false }) => (
        <div key={label} className={styles.figure} data-chosen={isChosen}>
          <dt className={styles.label}>
            {onChoose ? (
              <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
                {label}
              </button>
            ) : (
              label
            )}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
