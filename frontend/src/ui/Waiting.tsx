import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from './Button';
import { Skeleton } from './Skeleton';
import styles from './Waiting.module.css';

/** Ux statement 16. */
const LONG_MS = 10_000;

const hasNothing = ({ state }: Query) => state.data === undefined;

interface Props {
  /** About the height of what will stand here, so that nothing below moves much when it comes. */
  height: string;
  onRetry: () => void;
}

/** Holds the place of a panel that loads. After ten seconds it says why nothing is there, and offers another try. */
export function Waiting({ height, onRetry }: Props) {
  const [isLong, setLong] = useState(false);
  const queryClient = useQueryClient();
  const retry = () => {
    // A query that has nothing yet answers another call with its first request, which hangs on some networks.
    void queryClient.resetQueries({ type: 'active', predicate: hasNothing });
    onRetry();
  };

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.waiting} style={{ minHeight: height }} aria-busy="true">
      <Skeleton height={height} />
      <output className={styles.note}>
        {isLong && (
          <>
            <span>This takes longer than usual. Your connection may be slow.</span>
            <Button tone="quiet" size="portal" onClick={retry}>
              Retry
            </Button>
          </>
        )}
      </output>
    </div>
  );
}
