import type { Connection } from '../../api/socket';
import styles from './LiveMark.module.css';

const WORDS: Record<Connection['state'], string> = {
  connecting: 'Connecting',
  live: 'Live',
  waiting: 'Reconnecting',
  offline: 'Offline',
  refused: 'Closed',
};

/** Whether what stands here is live, or why not; what was missed follows when it is again. */
export function LiveMark({ connection }: { connection: Connection }) {
  const { state } = connection;
  const words = ('reason' in connection && connection.reason) || WORDS[state];
  return (
    <output className={styles.mark} data-live={state === 'live'}>
      <span className={styles.dot} aria-hidden="true" />
      <span key={words}>{words}</span>
    </output>
  );
}
