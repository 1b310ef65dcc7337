import { Avatar } from './Avatar';
import { MessageText } from './MessageText';
import styles from './PendingItem.module.css';
import { PendingPhoto } from './PendingPhoto';
import { PollWait } from './PollWait';
import { QuoteLine } from './QuoteLine';
import type { Room } from '../room/room';
import type { PendingRow } from './rows.rules';

interface Props {
  row: PendingRow;
  room: Room;
}

/** How each state of an own line is called, on the screen and to a screen reader. */
export const STATUS_LABELS = {
  sending: 'Sending…',
  sent: 'Sent',
  failed: 'Not sent',
  refused: 'Not sent',
} as const;

/** An own line that is not in the log yet: on its way, or not sent, and then what can be done about it. */
export function PendingItem({ row: { line, hasHeader, quote }, room }: Props) {
  const { client, me } = room;
  const { clientId, content, status, reason, photo, poll, uploaded } = line;
  const isUnsent = status === 'failed' || status === 'refused';

  return (
    <div className={styles.line} data-header={hasHeader} data-unsent={isUnsent}>
      {hasHeader && me && <Avatar sender={me} />}
      <div className={styles.body}>
        {hasHeader && (
          <p>
            <span className={styles.name}>You</span>
            {!isUnsent && <span className={styles.status}>{STATUS_LABELS[status]}</span>}
          </p>
        )}
        {quote && <QuoteLine quote={quote} room={room} />}
        {content && <MessageText content={content} />}
        {photo && <PendingPhoto photo={photo} uploaded={uploaded} />}
        {poll && <PollWait poll={poll} room={room} />}
        {!hasHeader && !isUnsent && <p className={styles.status}>{STATUS_LABELS[status]}</p>}
        {isUnsent && (
          <p className={styles.problem}>
            <span>{reason ?? 'Not sent.'}</span>
            <button type="button" onClick={() => client.tryAgain(clientId)}>
              Try again
            </button>
            <button type="button" onClick={() => client.discard(clientId)}>
              Delete
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
