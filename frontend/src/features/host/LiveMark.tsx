import type { Connection } from '../../api/socket';
import styles from './LiveMark.module.css';

const WORDS: Record<Connection['state'], string> = {
  connecting: 'Connecting',
  live: 'Live',
  waiting: 'Reconnecting',
  offline: 'Offline',
  refused: 'Closed',
};

/** Whether what stands here is live; what was missed follows when it is again. */
export function LiveMark({ connection: { state } }: { connection: Connection }) {
  return (
    <output className={styles.mark} data-live={state === 'live'}>
      <span className={styles.dot} aria-hidden="true" />
      {WORDS[state]}
    </output>
  );
}
