import Card from '@mui/material/Card';
import { type ReactNode, useId } from 'react';
import styles from './HostPanel.module.css';

interface Props {
  title: string;
  /** Stands at the end of the title's line. */
  mark?: ReactNode;
  /** The sentence in place of the content when there is none. */
  empty: string | null;
  children: ReactNode;
}

/** A titled card of the dashboard. */
export function HostPanel({ title, mark, empty, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {mark}
      </div>
      {empty ? <p className={styles.empty}>{empty}</p> : children}
    </Card>
  );
}
