import { memo } from 'react';
import { MessageItem } from './MessageItem';
import styles from './MessageList.module.css';
import { PendingItem } from './PendingItem';
import type { Room } from './room';
import type { Row } from './rows.rules';

interface Props {
  index: number;
  /** Where the list takes the row's height from, and by it puts the row in its place. */
  measure: (element: HTMLElement | null) => void;
  row: Row;
  room: Room;
  /** The person is at it. */
  isActive: boolean;
}

/** One row of the list: a message, or an own line that is not in the log yet. Drawn anew only when something in it is new. */
export const ListRow = memo(function ListRow({ index, measure, row, room, isActive }: Props) {
  const place = {
    ref: measure,
    'data-index': index,
    'aria-posinset': index + 1,
    // How many there are changes with every message, and the pattern of a feed has a figure for that.
    'aria-setsize': -1,
    className: styles.row,
  };
  return row.kind === 'message' ? (
    <MessageItem place={place} row={row} room={room} isActive={isActive} />
  ) : (
    <PendingItem place={place} row={row} room={room} />
  );
});
