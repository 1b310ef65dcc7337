import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from './Avatar';
import type { ChatClient } from './chatClient';
import { exactTimeOf, longDayOf, timeOf } from './chatTimes';
import styles from './MessageItem.module.css';
import { MessageText } from './MessageText';
import type { MessageRow } from './rows.rules';

interface Props {
  /** Where the list puts it. */
  place: ComponentProps<'article'>;
  row: MessageRow;
  client: ChatClient;
  timeZone: string;
}

function AboveMessage({
  row: { message, startsDay, missing, unread },
  client,
  timeZone,
}: Omit<Props, 'place'>) {
  return (
    <>
      {missing > 0 && (
        <p className={styles.rule}>
          <button type="button" onClick={() => void client.fillGap({ before: message.seq })}>
            {missing.toLocaleString('en-US')} earlier {missing === 1 ? 'message' : 'messages'} not loaded yet.
            Load
          </button>
        </p>
      )}
      {startsDay && <p className={styles.rule}>{longDayOf(message.at, timeZone)}</p>}
      {unread > 0 && (
        <p className={styles.rule} data-unread="true">
          {unread.toLocaleString('en-US')} new since {timeOf(message.at, timeZone)}
        </p>
      )}
    </>
  );
}

function Sent() {
  return (
    <span className={styles.sent} title="Sent">
      <Check aria-hidden="true" size={14} strokeWidth={2.5} />
      <span className="visually-hidden">Sent</span>
    </span>
  );
}

/** One message with what stands above it: a new day, the first unread, a gap, its author. */
export function MessageItem({ place, row, client, timeZone }: Props) {
  const { message, isOwn, hasHeader } = row;
  const { sender, at } = message;
  const time = timeOf(at, timeZone);
  const author = sender.isHost ? `${sender.name}, host` : sender.name;

  return (
    <article {...place} tabIndex={-1} aria-label={`${author}, ${time}`}>
      <AboveMessage row={row} client={client} timeZone={timeZone} />
      <div className={styles.message} data-header={hasHeader}>
        {hasHeader && <Avatar sender={sender} />}
        <div className={styles.body}>
          <p className={hasHeader ? styles.header : styles.aside}>
            {hasHeader && <span className={styles.name}>{isOwn ? 'You' : sender.name}</span>}
            {hasHeader && sender.isHost && <span className={styles.host}>Host</span>}
            <time dateTime={at} title={exactTimeOf(at, timeZone)}>
              {time}
            </time>
            {isOwn && <Sent />}
          </p>
          <MessageText content={message.content} />
          {message.photo && <img className={styles.photo} src={message.photo.url} alt={message.photo.alt} />}
        </div>
      </div>
    </article>
  );
}
