import type { ChatChosen } from '../../../../../backend/contracts/chat-polls';
import type { Room } from '../room/room';
import styles from './Poll.module.css';
import { countedVotes } from './poll.rules';
import { reactedBy } from './reactions.rules';

interface Props {
  /** By which the answer's control names them as its description. */
  id: string;
  chosen: ChatChosen;
  /** How many people have voted. */
  voters: number;
  room: Room;
}

/** How many chose an answer, the part that is of all who voted, and who they are. */
export function PollFigures({ id, chosen, voters, room: { me, nameOf } }: Props) {
  const count = chosen.userIds.length;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${voters === 0 ? 0 : (100 * count) / voters}%` }} />
      </span>
      <span id={id} className={styles.who}>
        <span className="visually-hidden">{`${countedVotes(count)}${count > 0 ? ': ' : ''}`}</span>
        {reactedBy(chosen, me?.id ?? 0, nameOf)}
      </span>
    </>
  );
}
