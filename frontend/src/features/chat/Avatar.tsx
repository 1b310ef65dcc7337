import type { ChatSender } from '../../../../backend/contracts/chat-events';
import styles from './Avatar.module.css';

const SHADES = 6;

/** A person's initials on one of six grounds, always the same one; decoration, as the name stands beside it. */
export function Avatar({ sender }: { sender: ChatSender }) {
  return (
    <span
      className={styles.avatar}
      data-shade={sender.isHost ? 'host' : sender.id % SHADES}
      aria-hidden="true"
    >
      {sender.avatar}
    </span>
  );
}
