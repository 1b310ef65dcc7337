import { Skeleton } from '../../../ui/Skeleton';
import styles from './MessageListWait.module.css';

const WIDTHS = ['62%', '38%', '74%', '45%', '56%', '30%'];

/** The outline of the messages until the first of them are here. */
export function MessageListWait() {
  return (
    <div className={styles.wait} aria-busy="true">
      {WIDTHS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width="40px" height="40px" />
          <div className={styles.lines}>
            <Skeleton width="9ch" />
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
