import { hasFields, isText } from '../../lib/browser/hasFields';
import { keepValue, readKeptValue } from '../../lib/browser/kept';
import type { ChatSeat } from './chatSeat';

/** The name begins as everything that this tab keeps of what is typed (`typed.ts`): it ends with its person. */
const KEY = 'gangway-chat-poll';

/** A poll as far as it was typed. */
export interface PollDraft {
  question: string;
  answers: readonly string[];
  isMultiple: boolean;
}

const isDraft = (value: unknown): value is PollDraft & ChatSeat =>
  hasFields<PollDraft & ChatSeat>(value, {
    userId: Number.isInteger,
    tripId: Number.isInteger,
    question: isText,
    answers: (answers) => Array.isArray(answers) && answers.every(isText),
    isMultiple: (is) => typeof is === 'boolean',
  });

/** The poll that this person was about to ask the group in this tab; null for none. */
export function readPollDraft({ userId, tripId }: ChatSeat): PollDraft | null {
  const kept = readKeptValue('tab', KEY);
  if (!isDraft(kept) || kept.userId !== userId || kept.tripId !== tripId) return null;
  const { question, answers, isMultiple } = kept;
  return { question, answers, isMultiple };
}

/** Keeps a poll over a reload and a closed dialog; null once it is asked. */
export function writePollDraft(seat: ChatSeat, draft: PollDraft | null): void {
  keepValue('tab', KEY, draft && { ...seat, ...draft });
}
