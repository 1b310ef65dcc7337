import { Check, Megaphone } from 'lucide-react';
import { Avatar } from './Avatar';
import { exactTimeOf, timeOf } from '../room/chatTimes';
import styles from './MessageItem.module.css';
import { contentOf, isDeleted, photoOf } from '../engine/message.rules';
import { MessagePhoto } from './MessagePhoto';
import { MessageText } from './MessageText';
import { PollBody } from './pollLater';
import { QuoteLine } from './QuoteLine';
import { Reactions } from './Reactions';
import type { Room } from '../room/room';
import type { MessageRow } from './rows.rules';
import { SaidAt } from './SaidAt';

interface Props {
  row: MessageRow;
  room: Room;
}

/** Who said it and when, what it answers, what it says and shows, and what others gave it. */
export function MessageBody({ row, room }: Props) {
  const { message, hasHeader, quote } = row;
  const content = contentOf(message);
  const photo = photoOf(message);
  const { poll } = message;

  return (
    <div
      className={styles.message}
      data-header={hasHeader}
      data-announcement={message.isAnnouncement ?? undefined}
    >
      {hasHeader && <Avatar sender={message.sender} />}
      <div className={styles.body}>
        <Head row={row} room={room} />
        {quote && <QuoteLine quote={quote} room={room} />}
        {isDeleted(message) && <p className={styles.deleted}>Message deleted</p>}
        {content && <MessageText content={content} isEdited={message.change?.editedAt !== undefined} />}
        {photo && <MessagePhoto photo={photo} onOpen={() => room.desk.open('photo', message.seq)} />}
        {poll && <PollBody message={message} poll={poll} room={room} />}
        <Reactions message={message} room={room} />
      </div>
    </div>
  );
}

function Head({ row: { message, isOwn, hasHeader }, room: { timeZone } }: Props) {
  const { sender, at, isAnnouncement } = message;
  return (
    <p className={hasHeader ? styles.header : styles.aside}>
      {hasHeader && (
        <span className={styles.name}>
          <bdi>{isOwn ? 'You' : sender.name}</bdi>
        </span>
      )}
      {hasHeader && sender.isHost && <span className={styles.host}>Host</span>}
      {isAnnouncement && (
        <span className={styles.announcement}>
          <Megaphone aria-hidden="true" size={14} strokeWidth={2.25} />
          Announcement
        </span>
      )}
      {hasHeader ? (
        <SaidAt at={at} timeZone={timeZone} />
      ) : (
        <time dateTime={at} title={exactTimeOf(at, timeZone)}>
          {timeOf(at, timeZone)}
        </time>
      )}
      {isOwn && <Sent />}
    </p>
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
