import { Check } from 'lucide-react';
import { useId } from 'react';
import styles from './Poll.module.css';
import { choiceOf, mostChosen, votedLine, votersIn } from './poll.rules';
import { PollAnswer } from './PollAnswer';
import type { PollParts } from './pollParts';
import { howToVote } from './pollWords';

/** A poll that has ended: what came of it. */
export function PollResult({ poll, question, chosen, room }: PollParts) {
  const id = useId();
  const own = choiceOf(chosen, room.me?.id ?? 0);
  const most = mostChosen(chosen);
  const voters = votersIn(chosen);

  return (
    <div className={styles.poll}>
      <p className={styles.how}>{howToVote(poll, true)}</p>
      <ul className={styles.answers} aria-label={`Result: ${question}`}>
        {poll.answers.map((answer, place) => (
          <li
            key={answer}
            className={styles.answer}
            data-chosen={own.includes(place)}
            data-most={most.includes(place)}
          >
            {own.includes(place) && (
              <span className={styles.own} title="Your choice">
                <Check aria-hidden="true" size={18} strokeWidth={2.5} />
                <span className="visually-hidden">Your choice: </span>
              </span>
            )}
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
      <div className={styles.foot}>{votedLine(voters)}</div>
    </div>
  );
}
