import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './ChartCard.module.css';

interface Props {
  /** What the chart says: its heading. */
  finding: string;
  /** What is counted, and how. */
  about: string;
  /** The sentence in place of the chart when there is nothing to draw. */
  empty?: string | null;
  /** The same figures as a table: headings, then rows. */
  table: { headings: readonly string[]; rows: readonly (readonly string[])[] };
  isWide?: boolean;
  children: ReactNode;
}

/** A chart with its finding as the title, and its figures as a table for whoever prefers to read them. */
export function ChartCard({ finding, about, empty = null, table, isWide = false, children }: Props) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  if (empty) {
    return (
      <section className={styles.card} aria-labelledby={id}>
        <h3 id={id} className={styles.finding}>
          {about}
        </h3>
        <p className={styles.about}>{empty}</p>
      </section>
    );
  }
  return (
    <section className={isWide ? `${styles.card} ${styles.wide}` : styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.finding}>
          {finding}
        </h3>
        <p className={styles.about}>{about}</p>
      </div>
      {isTable ? <FiguresTable {...table} /> : children}
      <div className={styles.foot}>
        <Button tone="quiet" size="portal" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {`View as ${isTable ? 'chart' : 'table'}`}
        </Button>
      </div>
    </section>
  );
}

function FiguresTable({ headings, rows }: Props['table']) {
  return (
    // What scrolls takes focus, so that the keys reach every row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label="The figures" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={headings[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
