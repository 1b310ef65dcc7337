import { useState } from 'react';
import { Said } from '../../../ui/Said';
import { contentOf } from '../engine/message.rules';
import { chosenIn, outcomeOf } from './poll.rules';
import { PollChoice } from './PollChoice';
import type { PollProps } from './pollParts';
import { PollResult } from './PollResult';

/** What a message asks: to be answered while it is open, and what came of it. Who listens hears the outcome, and no vote. */
export default function PollBody({ message, poll, room }: PollProps) {
  const standing = message.change?.poll;
  const chosen = chosenIn(poll, standing);
  const isEnded = standing?.endedAt !== undefined;
  const [wasOpen] = useState(!isEnded);
  const parts = { message, poll, chosen, question: contentOf(message), room };

  return (
    <>
      {isEnded ? <PollResult {...parts} /> : <PollChoice {...parts} />}
      <Said about={String(isEnded)} className="visually-hidden">
        {isEnded && wasOpen && outcomeOf(poll, chosen)}
      </Said>
    </>
  );
}
