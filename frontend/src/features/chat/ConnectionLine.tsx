import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Connection } from '../../api/socket';
import styles from './ConnectionLine.module.css';

const QUIET_MS = 600;

// Live needs no words, and being offline is told by the banner that every page has.
const SENTENCES: Partial<Record<Connection['state'], string>> = {
  connecting: 'Connecting',
  waiting: 'Reconnecting',
  refused: 'The chat is closed to you right now',
};

const READ_SLOWLY = 'You read on, a little later; what you write goes out on another network.';

function useSecondsUntil(timeMs: number | null): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    if (timeMs === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [timeMs]);
  return timeMs === null ? 0 : Math.max(0, Math.ceil((timeMs - nowMs) / 1000));
}

const isBarred = (connection: Connection) => 'isBarred' in connection;

function sentenceOf(connection: Connection): string | undefined {
  const reason = 'reason' in connection ? connection.reason : undefined;
  if (reason && isBarred(connection)) return `${reason} ${READ_SLOWLY}`;
  return reason ?? SENTENCES[connection.state];
}

/**
 * Says when the chat is not live, and nothing when it is. It floats over the list, so nothing moves; a cut that heals in
 * a moment is not mentioned. Screen readers hear each change once, and not the seconds.
 */
export function ConnectionLine({ connection }: { connection: Connection }) {
  const isLive = connection.state === 'live';
  const [isWorthSaying, setWorthSaying] = useState(false);
  const seconds = useSecondsUntil(connection.state === 'waiting' ? connection.retryAtMs : null);

  useEffect(() => {
    const timer = setTimeout(() => setWorthSaying(!isLive), isLive ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [isLive]);

  const sentence = isWorthSaying ? sentenceOf(connection) : undefined;
  return (
    <output className={styles.place}>
      {sentence && (
        <span className={styles.line}>
          <WifiOff aria-hidden="true" size={16} strokeWidth={2} />
          <span key={sentence}>{sentence}</span>
          {seconds > 0 && !isBarred(connection) && (
            <span aria-hidden="true" className="tabular">
              in {seconds} s
            </span>
          )}
        </span>
      )}
    </output>
  );
}
