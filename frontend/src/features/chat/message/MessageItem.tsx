import { AboveMessage } from './AboveMessage';
import { MessageBody } from './MessageBody';
import { isDeleted } from '../engine/message.rules';
import { MessageTools } from './MessageTools';
import { MutedMessage } from './MutedMessage';
import type { Room } from '../room/room';
import type { MessageRow } from './rows.rules';

interface Props {
  row: MessageRow;
  room: Room;
  /** Pointed at or reached by keyboard: what can be done with it is shown. */
  isActive: boolean;
}

/** One message with what stands above it, and beside it what can be done with it. */
export function MessageItem({ row, room, isActive }: Props) {
  const { message, isMuted } = row;
  const isGone = isDeleted(message);

  return (
    <>
      <AboveMessage row={row} room={room} />
      {isMuted && !isGone ? <MutedMessage row={row} room={room} /> : <MessageBody row={row} room={room} />}
      {isActive && !isGone && <MessageTools message={message} room={room} />}
    </>
  );
}
