import { useState } from 'react';
import {
  answerProblems,
  keptTexts,
  pollProblem,
  questionProblem,
} from '../../../../../backend/contracts/chat-polls';
import { isTooLong, MOST } from '../../../../../backend/contracts/text-limits';
import { type PollDraft, readPollDraft, writePollDraft } from '../../../api/device/chatPollDraft';
import { DialogForm } from '../../../ui/DialogForm';
import { Tick } from '../../../ui/form/Tick';
import type { Room } from '../room/room';
import styles from './PollDialog.module.css';
import { withRoom } from './pollDraft.rules';
import { PollField } from './PollField';

interface Props {
  room: Room;
  onClose: () => void;
}

const NOTHING: PollDraft = { question: '', answers: [], isMultiple: false };

/** Where a poll is written. What was typed is still there when it is opened again, until it is sent. */
export default function PollDialog({ room: { client, seat }, onClose }: Props) {
  const [draft, setDraft] = useState(() => (seat && readPollDraft(seat)) ?? NOTHING);
  const [isTried, setTried] = useState(false);
  const { question, isMultiple } = draft;
  const answers = withRoom(draft.answers);
  const wrong = answerProblems(answers);
  // What is too long is said at once, what is missing when it is to be sent.
  const shown = (text: string, most: number, problem: string | null) =>
    isTried || isTooLong(text, most) ? problem : null;

  const change = (part: Partial<PollDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (seat) writePollDraft(seat, next);
  };
  const send = () => {
    setTried(true);
    const kept = keptTexts({ question, answers });
    if (!seat || pollProblem(kept) !== null) return;
    client.write({ content: kept.question, poll: { answers: kept.answers, isMultiple } });
    writePollDraft(seat, null);
    onClose();
  };

  return (
    <DialogForm title="Ask everybody" confirmWord="Send" closeWord="Close" onConfirm={send} onClose={onClose}>
      <PollField
        label="Question"
        value={question}
        problem={shown(question, MOST.pollQuestion, questionProblem(question))}
        onText={(text) => change({ question: text })}
      />
      <fieldset className={styles.answers}>
        <legend>Answers</legend>
        {answers.map((answer, at) => (
          <PollField
            // They are their places: what is typed in one changes it and moves none.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={`Answer ${at + 1}`}
            value={answer}
            problem={shown(answer, MOST.pollAnswer, wrong[at] ?? null)}
            onText={(text) => change({ answers: answers.with(at, text) })}
          />
        ))}
      </fieldset>
      <Tick isTicked={isMultiple} onTick={(is) => change({ isMultiple: is })}>
        Several answers may be chosen
      </Tick>
      <p className={styles.hint}>Everybody in the chat can see who chose what. A poll cannot be edited.</p>
    </DialogForm>
  );
}
