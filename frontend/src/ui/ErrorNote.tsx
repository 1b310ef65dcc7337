import { CircleAlert } from 'lucide-react';
import { Button } from './Button';
import styles from './ErrorNote.module.css';

interface Props {
  /** A plain sentence: what did not work, and what to do. */
  children: string;
  onRetry?: () => void;
}

/** What stands in a panel that could not load, with a way to try again. */
export function ErrorNote({ children, onRetry }: Props) {
  return (
    <div className={styles.note} role="alert">
      <CircleAlert aria-hidden="true" size={24} strokeWidth={1.75} />
      <p>{children}</p>
      {onRetry && (
        <Button tone="quiet" size="portal" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
