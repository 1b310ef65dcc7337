import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { Reaction } from './Reaction';
import styles from './Reactions.module.css';
import type { Room } from '../room/room';

/** What others gave a message; nothing where nobody gave anything. */
export function Reactions({ message, room }: { message: ChatMessage; room: Room }) {
  const reactions = message.change?.reactions ?? [];
  if (reactions.length === 0) return null;
  return (
    <div className={styles.reactions}>
      {reactions.map((reaction) => (
        <Reaction key={reaction.emoji} seq={message.seq} reaction={reaction} room={room} />
      ))}
    </div>
  );
}
