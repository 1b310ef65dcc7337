import { memo, useCallback } from 'react';
import { timeOf } from '../room/chatTimes';
import { MessageItem } from '../message/MessageItem';
import styles from './MessageList.module.css';
import { PendingItem, STATUS_LABELS } from '../message/PendingItem';
import type { Room } from '../room/room';
import { IsAtMessage } from '../room/rowStops';
import type { Row } from '../message/rows.rules';

interface Props {
  /** What the row is known by, which an own line keeps when it moves into the log. */
  rowKey: string;
  index: number;
  /** Where the list takes the row's height from, and by it puts the row in its place. */
  measure: (element: HTMLElement | null) => void;
  row: Row;
  room: Room;
  /** The person is at it. */
  isActive: boolean;
}

function labelOf(row: Row, timeZone: string): string {
  if (row.kind === 'pending') return `You, ${STATUS_LABELS[row.line.status]}`;
  const { sender, at } = row.message;
  return `${sender.isHost ? `${sender.name}, host` : sender.name}, ${timeOf(at, timeZone)}`;
}

/**
 * One row of the list: a message, or an own line that is not in the log yet. It is the same element when the one becomes
 * the other, so that who has the focus keeps it. Drawn anew only when something in it is new.
 */
export const ListRow = memo(function ListRow({ rowKey, index, measure, row, room, isActive }: Props) {
  const stand = useCallback(
    (article: HTMLElement) => {
      measure(article);
      return () => measure(null);
    },
    [measure],
  );
  return (
    <article
      ref={stand}
      className={styles.row}
      tabIndex={-1}
      aria-label={labelOf(row, room.timeZone)}
      aria-posinset={index + 1}
      // How many there are changes with every message, and the pattern of a feed has a figure for that.
      aria-setsize={-1}
      data-index={index}
      data-key={rowKey}
      data-seq={row.kind === 'message' ? row.message.seq : undefined}
      data-marked={(row.kind === 'message' && row.isMarked) || undefined}
    >
      <IsAtMessage value={isActive}>
        {row.kind === 'message' ? (
          <MessageItem row={row} room={room} isActive={isActive} />
        ) : (
          <PendingItem row={row} room={room} />
        )}
      </IsAtMessage>
    </article>
  );
});
