import type { ChatSend } from '../../../../contracts/chat-events.js';
import { type ChatPoll, keptTexts, pollProblem } from '../../../../contracts/chat-polls.js';
import { ChatRefusal } from '../chat-refusal.js';

/** A poll as it is kept, and its question apart. Throws {@link ChatRefusal} with a sentence for what is wrong with it. */
export function askedPoll(asked: NonNullable<ChatSend['poll']>): { question: string; poll: ChatPoll } {
  const { question, answers } = keptTexts(asked);
  const problem = pollProblem({ question, answers });
  if (problem) throw new ChatRefusal('invalid', { message: `${problem}.` });
  return { question, poll: { answers, isMultiple: asked.isMultiple } };
}
