import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { moveAmong } from '../room/moveFocus';
import { useRowStop } from '../room/rowStops';
import styles from './Poll.module.css';
import { choiceOf, mayEnd, votersIn } from './poll.rules';
import { PollAnswer } from './PollAnswer';
import { PollFoot } from './PollFoot';
import type { PollParts } from './pollParts';
import { howToVote } from './pollWords';
import { useVote } from './useVote';

/** An arrow only leads to the next answer: the browser would choose it, and everybody would see each that one passes. */
function moveByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const answers = event.currentTarget.closest('fieldset');
  if (!answers || !event.key.startsWith('Arrow') || !moveAmong(answers, 'input', event.key)) return;
  event.preventDefault();
  // It leads to no other message.
  event.stopPropagation();
}

/** An open poll: what one chooses is chosen at once, and can be changed and taken back. */
export function PollChoice({ message: { seq, sender }, poll, question, chosen, room }: PollParts) {
  const { me, desk } = room;
  const id = useId();
  const tabIndex = useRowStop();
  const { choice, choose } = useVote(seq, choiceOf(chosen, me?.id ?? 0), room);
  const voters = votersIn(chosen);
  const { isMultiple } = poll;
  const press = (place: number) => {
    if (!isMultiple) return choose([place]);
    const others = choice.filter((one) => one !== place);
    choose(others.length < choice.length ? others : [...choice, place]);
  };
  const takeBack = ({ currentTarget }: MouseEvent) => {
    choose([]);
    // The button goes: who pressed it is still among the answers.
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
  };

  return (
    <fieldset className={styles.poll}>
      <legend className={styles.how}>
        <span className="visually-hidden">{question} </span>
        {howToVote(poll, false)}
      </legend>
      <div className={styles.answers}>
        {poll.answers.map((answer, place) => (
          <label key={answer} className={styles.answer} data-chosen={choice.includes(place)}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={id}
              checked={choice.includes(place)}
              disabled={me === null}
              tabIndex={tabIndex}
              aria-labelledby={`${id}-${place}`}
              aria-describedby={`${id}-${place}-who`}
              onChange={() => press(place)}
              onKeyDown={isMultiple ? undefined : moveByArrow}
            />
            <PollAnswer
              id={`${id}-${place}`}
              answer={answer}
              chosen={chosen[place]}
              voters={voters}
              room={room}
            />
          </label>
        ))}
      </div>
      <PollFoot
        voters={voters}
        mayEnd={mayEnd(sender, me)}
        onEnd={() => desk.open('end-poll', seq)}
        onTakeBack={choice.length > 0 ? takeBack : undefined}
      />
    </fieldset>
  );
}
