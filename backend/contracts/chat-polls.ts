import { plainLine } from './plain-line.js';
import { isTooLong, MOST, tooLong } from './text-limits.js';
import { isUnseen } from './visible.js';

/** So many answers a poll offers. */
export const POLL_ANSWERS = { fewest: 2, most: 10 } as const;

/** A question to everybody with answers to choose from. Nothing of it ever changes. */
export interface ChatPoll {
  answers: string[];
  /** Whether somebody may choose several answers. */
  isMultiple: boolean;
}

/** How a poll stands: who chose what, and whether it has ended. */
export interface ChatPollStanding {
  /** For each answer, in the order of the answers. */
  chosen: ChatChosen[];
  /** When it was ended, an ISO instant: nobody chooses any more. */
  endedAt?: string;
}

export interface ChatChosen {
  /** Who chose the answer, in the order in which they did. */
  userIds: number[];
}

/** What somebody asks: the question and the answers to choose from. */
interface PollTexts {
  question: string;
  answers: readonly string[];
}

const TOO_FEW = 'Write two answers or more';

const keptLine = (text: string): string => (isUnseen(text) ? '' : plainLine(text));

/** A poll's texts as they are kept: a line each, without the answers in which nothing is written. */
export function keptTexts({ question, answers }: PollTexts): { question: string; answers: string[] } {
  return { question: keptLine(question), answers: answers.map(keptLine).filter((answer) => answer !== '') };
}

/** What is wrong with a poll's question, as a sentence; null when nothing is. */
export function questionProblem(question: string): string | null {
  if (!keptLine(question)) return 'Write a question';
  return isTooLong(question, MOST.pollQuestion) ? tooLong(MOST.pollQuestion) : null;
}

/** What is wrong with each answer, in their order: an empty one is no answer, unless there are too few without it. */
export function answerProblems(answers: readonly string[]): (string | null)[] {
  const kept = answers.map(keptLine);
  const filled = kept.filter((answer) => answer !== '').length;
  const firstEmpty = filled < POLL_ANSWERS.fewest ? kept.indexOf('') : -1;
  return kept.map((answer, at) => {
    if (!answer) return at === firstEmpty ? TOO_FEW : null;
    if (isTooLong(answer, MOST.pollAnswer)) return tooLong(MOST.pollAnswer);
    return kept.indexOf(answer) < at ? 'This answer is there already' : null;
  });
}

/** The first thing that is wrong with a poll whose texts are kept so, as a sentence; null when it can be asked. */
export function pollProblem({ question, answers }: PollTexts): string | null {
  const problem = questionProblem(question) ?? answerProblems(answers).find((wrong) => wrong !== null);
  if (problem) return problem;
  if (answers.length < POLL_ANSWERS.fewest) return TOO_FEW;
  return answers.length > POLL_ANSWERS.most ? `Write at most ${POLL_ANSWERS.most} answers` : null;
}
