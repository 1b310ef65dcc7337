import { useId } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatPoll } from '../../../../../backend/contracts/chat-polls';
import type { Room } from '../room/room';
import styles from './Poll.module.css';
import { chosenIn, mayEnd, votedLine, votersIn } from './poll.rules';
import { PollAnswer } from './PollAnswer';
import { PollFoot } from './PollFoot';
import { howToVote } from './pollWords';

interface Props {
  poll: ChatPoll;
  room: Room;
  /** Absent for one that has not been sent: of how one votes nothing is said before. */
  message?: ChatMessage;
}

/** A poll before one can choose: as large as it will be, so that nothing moves then. */
export function PollWait({ poll, room, message }: Props) {
  const id = useId();
  const standing = message?.change?.poll;
  const isEnded = standing?.endedAt !== undefined;
  const chosen = chosenIn(poll, standing);
  const voters = votersIn(chosen);
  return (
    <div className={styles.poll}>
      <p className={styles.how} style={message ? undefined : { visibility: 'hidden' }}>
        {howToVote(poll, isEnded)}
      </p>
      <ul className={styles.answers}>
        {poll.answers.map((answer, place) => (
          <li key={answer} className={styles.answer}>
            <PollAnswer
              id={`${id}-${place}`}
              answer={answer}
              chosen={chosen[place]}
              voters={voters}
              room={room}
            />
          </li>
        ))}
      </ul>
      {isEnded ? (
        <div className={styles.foot}>{votedLine(voters)}</div>
      ) : (
        <PollFoot voters={voters} mayEnd={mayEnd(message?.sender ?? room.me, room.me)} />
      )}
    </div>
  );
}
