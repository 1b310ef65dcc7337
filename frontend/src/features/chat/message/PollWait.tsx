import type { ChatPoll } from '../../../../../backend/contracts/chat-polls';
import styles from './Poll.module.css';
import { howToVote } from './pollWords';

interface Props {
  poll: ChatPoll;
  isEnded?: boolean;
}

/** A poll's answers before one can choose: as large as they will be, so that nothing moves then. */
export function PollWait({ poll, isEnded = false }: Props) {
  return (
    <div className={styles.poll}>
      <p className={styles.how}>{howToVote(poll, isEnded)}</p>
      <ul className={styles.answers}>
        {poll.answers.map((answer) => (
          <li key={answer} className={styles.answer}>
            <span className={styles.text} dir="auto">
              {answer}
            </span>
            <span className={styles.bar} />
            <span className={styles.who} />
          </li>
        ))}
      </ul>
      <div className={styles.foot} />
    </div>
  );
}
