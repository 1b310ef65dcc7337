import type { ComponentProps } from 'react';
import type { ChatSender } from '../../../../backend/contracts/chat-events';
import { Avatar } from './Avatar';
import type { ChatClient } from './chatClient';
import { MessageText } from './MessageText';
import styles from './PendingItem.module.css';
import type { PendingRow } from './rows.rules';

interface Props {
  /** Where the list puts it. */
  place: ComponentProps<'article'>;
  row: PendingRow;
  me: ChatSender | null;
  client: ChatClient;
}

const LABELS = { sending: 'Sending…', sent: 'Sent', failed: 'Not sent', refused: 'Not sent' } as const;

/** An own line that is not in the log yet: on its way, or not sent, and then what can be done about it. */
export function PendingItem({ place, row: { line, hasHeader }, me, client }: Props) {
  const { clientId, content, status, reason } = line;
  const isUnsent = status === 'failed' || status === 'refused';

  return (
    <article {...place} tabIndex={-1} aria-label={`You, ${LABELS[status]}`}>
      <div className={styles.line} data-header={hasHeader} data-unsent={isUnsent}>
        {hasHeader && me && <Avatar sender={me} />}
        <div className={styles.body}>
          {hasHeader && (
            <p>
              <span className={styles.name}>You</span>
              {!isUnsent && <span className={styles.status}>{LABELS[status]}</span>}
            </p>
          )}
          <MessageText content={content} />
          {!hasHeader && !isUnsent && <p className={styles.status}>{LABELS[status]}</p>}
          {isUnsent && (
            <p className={styles.problem}>
              <span>{reason ?? 'Not sent.'}</span>
              <button type="button" onClick={() => client.tryAgain(clientId)}>
                Try again
              </button>
              <button type="button" onClick={() => client.delete(clientId)}>
                Delete
              </button>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
