import { ChevronDown, Pin } from 'lucide-react';
import { useState } from 'react';
import type { ChatMessage } from '../../../../backend/contracts/chat-events';
import { lineOf } from './engine/message.rules';
import styles from './PinnedBar.module.css';
import { goTo } from './room/goTo';
import type { Room } from './room/room';

interface Props {
  pinned: readonly ChatMessage[];
  room: Room;
}

/** What hosts want everybody to see, over the list: the last pinned one, and the others when asked for. */
export function PinnedBar({ pinned, room }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? pinned : pinned.slice(0, 1);
  const leadTo = (seq: number) => {
    setOpen(false);
    void goTo(room, seq);
  };

  return (
    <section className={styles.bar} aria-label="Pinned messages">
      <Pin aria-hidden="true" className={styles.pin} size={18} strokeWidth={1.75} />
      <ul className={styles.list}>
        {shown.map((message) => (
          <li key={message.seq}>
            <button type="button" className={styles.message} onClick={() => leadTo(message.seq)}>
              <strong>
                <bdi>{message.sender.name}</bdi>
              </strong>{' '}
              <bdi>{lineOf(message)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {pinned.length > 1 && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="visually-hidden">All </span>
          {pinned.length}
          <span className="visually-hidden"> pinned messages</span>
          <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
        </button>
      )}
    </section>
  );
}
