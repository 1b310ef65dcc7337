import type { ComponentProps } from 'react';
import { AboveMessage } from './AboveMessage';
import { timeOf } from './chatTimes';
import { MessageBody } from './MessageBody';
import { isDeleted } from './message.rules';
import { MessageTools } from './MessageTools';
import { MutedMessage } from './MutedMessage';
import type { Room } from './room';
import type { MessageRow } from './rows.rules';

interface Props {
  /** Where the list puts it. */
  place: ComponentProps<'article'>;
  row: MessageRow;
  room: Room;
  /** Pointed at or reached by keyboard: what can be done with it is shown. */
  isActive: boolean;
}

/** One message with what stands above it, and beside it what can be done with it. */
export function MessageItem({ place, row, room, isActive }: Props) {
  const { message, isMuted } = row;
  const { sender, at, seq } = message;
  const author = sender.isHost ? `${sender.name}, host` : sender.name;
  const hasTools = isActive && !isDeleted(message);

  return (
    <article
      {...place}
      tabIndex={-1}
      aria-label={`${author}, ${timeOf(at, room.timeZone)}`}
      data-seq={seq}
      data-marked={row.isMarked || undefined}
    >
      <AboveMessage row={row} room={room} />
      {isMuted && !isDeleted(message) ? (
        <MutedMessage row={row} room={room} />
      ) : (
        <MessageBody row={row} room={room} />
      )}
      {hasTools && <MessageTools message={message} room={room} />}
    </article>
  );
}
