import type { ChatChosen } from '../../../../../backend/contracts/chat-polls';
import type { Room } from '../room/room';
import styles from './Poll.module.css';
import { PollFigures } from './PollFigures';

interface Props {
  /** By which a control names the words as its own; with `-who` behind it, who chose them. */
  id: string;
  answer: string;
  /** Undefined where nobody has voted yet. */
  chosen: ChatChosen | undefined;
  /** How many people have voted. */
  voters: number;
  room: Room;
}

/** An answer's words, and who chose it. */
export function PollAnswer({ id, answer, chosen = { userIds: [] }, voters, room }: Props) {
  return (
    <>
      <span id={id} className={styles.text} dir="auto">
        {answer}
      </span>
      <PollFigures id={`${id}-who`} chosen={chosen} voters={voters} room={room} />
    </>
  );
}
