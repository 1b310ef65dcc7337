import { Button } from '../../../ui/Button';
import type { ChatState } from '../engine/chat.model';
import styles from './OlderNote.module.css';

interface Props {
  state: ChatState;
  /** Nothing is on its way to paper. */
  isPrinted: boolean;
  onRetry: () => void;
}

/** What stands above the first message: the beginning, the wait for earlier ones, or why they are not here. */
export function OlderNote({ state: { log, older }, isPrinted, onRetry }: Props) {
  const first = log.messages[0]?.seq;
  const isBeginning = first === undefined || first === 1;

  return (
    <div className={styles.note}>
      {isBeginning && (
        <p>{first ? 'This is where the chat begins.' : 'No messages yet. Say hello to your group.'}</p>
      )}
      {!isBeginning && isPrinted && <p>Earlier messages are in the chat.</p>}
      {!isBeginning && !isPrinted && older !== 'failed' && <p>Loading earlier messages…</p>}
      {!isBeginning && !isPrinted && older === 'failed' && (
        <>
          <p>Earlier messages could not be loaded.</p>
          <Button tone="quiet" size="portal" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </div>
  );
}
