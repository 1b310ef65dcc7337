import { type ReactNode, useId } from 'react';
import { useFocusStays } from '../../../ui/useFocusStays';
import styles from './Panel.module.css';

interface Props {
  title: string;
  /** A control at the end of the title's line, such as an edit link. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled card, which is a region of the page. */
export function Panel({ title, action, children }: Props) {
  const id = useId();
  const place = useFocusStays();
  return (
    <section ref={place} className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
