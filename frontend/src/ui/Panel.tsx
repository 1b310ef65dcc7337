import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';
import { useFocusStays } from './useFocusStays';

interface Props {
  title: string;
  /** Stands at the end of the title's line. */
  mark?: ReactNode;
  /** What stands in place of the content when there is none: a sentence, and perhaps what to do. */
  empty?: ReactNode;
  children?: ReactNode;
}

/** A titled card of a dashboard. */
export function Panel({ title, mark, empty = null, children }: Props) {
  const id = useId();
  const place = useFocusStays();
  return (
    <section ref={place} aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {mark}
      </div>
      {empty ? <div className={styles.empty}>{empty}</div> : children}
    </section>
  );
}
