import { useEffect, useState } from 'react';
import { ErrorNote } from './ErrorNote';
import styles from './ErrorNote.module.css';

const MINUTE_MS = 60_000;

interface Props {
  /** What could not be read again: "The guests". */
  what: string;
  /** When it was read last, by this device's clock, in ms. */
  updatedAt: number;
  onRetry: () => void;
}

/** Above what is shown on although it could not be read again: how old it is, and another try. */
export function StaleNote({ what, updatedAt, onRetry }: Props) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - updatedAt) / MINUTE_MS));

  const age = minutes === 0 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`;

  return (
    <div>
      <ErrorNote onRetry={onRetry}>{`${what} could not be refreshed.`}</ErrorNote>
      {/* Beside the alert, which would be said again each minute. */}
      <p className={styles.age}>Updated {age} ago.</p>
    </div>
  );
}
