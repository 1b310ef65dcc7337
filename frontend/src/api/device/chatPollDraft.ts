import { hasFields, isText } from '../../lib/browser/hasFields';
import { keepValue, readKeptValue } from '../../lib/browser/kept';
import type { ChatSeat } from './chatSeat';

/** Begins as everything that this tab keeps of what is typed (`typed.ts`): it ends with its person. */
const PREFIX = 'gangway-chat-poll:';

const keyOf = ({ tripId }: ChatSeat) => `${PREFIX}${tripId}`;

/** A poll as far as it was typed. */
export interface PollDraft {
  question: string;
  answers: readonly string[];
  isMultiple: boolean;
}

type KeptDraft = PollDraft & Pick<ChatSeat, 'userId'>;

const isDraft = (value: unknown): value is KeptDraft =>
  hasFields<KeptDraft>(value, {
    userId: Number.isInteger,
    question: isText,
    answers: (answers) => Array.isArray(answers) && answers.every(isText),
    isMultiple: (is) => typeof is === 'boolean',
  });

/** The poll that this person was about to ask the group in this tab; null for none. */
export function readPollDraft(seat: ChatSeat): PollDraft | null {
  const kept = readKeptValue('tab', keyOf(seat));
  if (!isDraft(kept) || kept.userId !== seat.userId) return null;
  const { question, answers, isMultiple } = kept;
  return { question, answers, isMultiple };
}

/** Keeps a poll over a reload and a closed dialog; null once it is asked. */
export function writePollDraft(seat: ChatSeat, draft: PollDraft | null): void {
  keepValue('tab', keyOf(seat), draft && { userId: seat.userId, ...draft });
}
