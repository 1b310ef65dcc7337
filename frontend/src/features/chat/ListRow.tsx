import type { VirtualItem } from '@tanstack/react-virtual';
import type { ChatState } from './chat.model';
import { MessageItem } from './MessageItem';
import styles from './MessageList.module.css';
import { PendingItem } from './PendingItem';
import type { Room } from './room';
import { rowAt, rowCount } from './rows.rules';

interface Props {
  item: VirtualItem;
  measure: (element: HTMLElement | null) => void;
  state: ChatState;
  room: Room;
  /** The message that the person is at. */
  active: number | null;
}

/** One row where the list puts it: a message, or an own line that is not in the log yet. */
export function ListRow({ item: { index, start }, measure, state, room, active }: Props) {
  const row = rowAt(state, index, room.timeZone);
  const place = {
    ref: measure,
    'data-index': index,
    'aria-posinset': index + 1,
    'aria-setsize': rowCount(state),
    className: styles.row,
    style: { transform: `translateY(${start}px)` },
  };
  if (row?.kind === 'message') {
    return <MessageItem place={place} row={row} room={room} isActive={row.message.seq === active} />;
  }
  return row && <PendingItem place={place} row={row} room={room} />;
}
