import type { ReactNode } from 'react';
import styles from './OpenRow.module.css';
import { type RowActs, RowButtons } from './RowButtons';

interface Props {
  /** Where it stands: "Activity 2". */
  heading: string;
  /** What it is called. */
  called: string;
  acts: RowActs;
  /** All of it stands in one line where there is room, and a field says where it stands. */
  isLine?: boolean;
  children: ReactNode;
}

/** A row of a list whose few fields are always in sight. */
export function OpenRow({ heading, called, acts, isLine = false, children }: Props) {
  return (
    <fieldset className={isLine ? styles.line : styles.row}>
      <legend className="visually-hidden">{called}</legend>
      {!isLine && (
        <div className={styles.head}>
          <span className={styles.number}>{heading}</span>
          <RowButtons name={called} acts={acts} />
        </div>
      )}
      {children}
      {isLine && <RowButtons name={called} acts={acts} />}
    </fieldset>
  );
}
