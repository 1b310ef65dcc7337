import { Ellipsis, Reply } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import styles from './MessageTools.module.css';
import { hasReacted, REACTIONS } from './reactions.rules';
import type { Room } from '../room/room';
import { tellOutcome } from '../room/tellOutcome';

const QUICK = REACTIONS.slice(0, 2);

/** What can be done with a message at once; the rest is behind the last button. It floats, so that nothing moves. */
export function MessageTools({ message, room }: { message: ChatMessage; room: Room }) {
  const { client, desk, me, silence } = room;
  const { seq } = message;
  const openMenu = ({ currentTarget }: MouseEvent) => {
    desk.openMenu(seq, currentTarget.getBoundingClientRect());
  };

  return (
    <div className={styles.tools}>
      {QUICK.map(({ emoji, name }) => {
        const isOn = me !== null && hasReacted(message, emoji, me.id);
        return (
          <button
            key={emoji}
            type="button"
            aria-label={`React: ${name}`}
            aria-pressed={isOn}
            onClick={() => void tellOutcome(client.acts.react(seq, emoji, !isOn))}
          >
            <span aria-hidden="true">{emoji}</span>
          </button>
        );
      })}
      {silence === null && (
        <button type="button" aria-label="Reply" onClick={() => desk.aim('reply', seq)}>
          <Reply aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      )}
      <button type="button" aria-label="More" aria-haspopup="dialog" onClick={openMenu}>
        <Ellipsis aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}
