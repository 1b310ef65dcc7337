import type { ChatActs, ChatErrorCode } from '../../../../contracts/chat-events.js';
import { EDIT_MINUTES } from '../../../../contracts/chat-reactions.js';
import { MINUTE_MS } from '../../../platform/clock/clock.js';
import { SENTENCES } from '../chat.rules.js';

export type ActName = keyof ChatActs;

/** Who stands before which message. */
export interface Standing {
  isOwn: boolean;
  /** A host of this trip, now, with the right to messages. */
  isModerator: boolean;
  isDeleted: boolean;
  /** Since it was sent. */
  ageMs: number;
  /** Null for a message that asks nothing. */
  poll: 'open' | 'ended' | null;
}

/** A refusal, and the sentence for it. */
interface Problem {
  code: ChatErrorCode;
  message: string;
}

interface Rule {
  mayAct: (standing: Standing) => boolean;
  /** Said to those who may not. */
  refusal: string;
  /** Why it cannot be done by those who may; null when it can. */
  tooLate: (standing: Standing) => Problem | null;
}

const gone = (message: string): Problem => ({ code: 'gone', message });
const whenDeleted = ({ isDeleted }: Standing) => (isDeleted ? gone('This message was deleted.') : null);
const whenNoPoll = (standing: Standing) =>
  whenDeleted(standing) ?? (standing.poll === null ? gone('There is no poll in this message.') : null);

function whenNotEditable(standing: Standing): Problem | null {
  // Who has voted has answered these words.
  if (standing.poll)
    return { code: 'forbidden', message: 'A poll cannot be edited. Delete it and ask another one.' };
  return standing.ageMs > EDIT_MINUTES * MINUTE_MS
    ? gone(`A message can be edited for ${EDIT_MINUTES} minutes.`)
    : null;
}

const RULES: Record<ActName, Rule> = {
  'chat:edit': {
    mayAct: ({ isOwn }) => isOwn,
    refusal: 'Only who wrote a message may edit it.',
    tooLate: (standing) => whenDeleted(standing) ?? whenNotEditable(standing),
  },
  'chat:delete': {
    mayAct: ({ isOwn, isModerator }) => isOwn || isModerator,
    refusal: 'Only who wrote a message, or a host who may write messages, may delete it.',
    tooLate: () => null, // deleting twice is deleting once
  },
  'chat:react': { mayAct: () => true, refusal: '', tooLate: whenDeleted },
  'chat:vote': {
    mayAct: () => true,
    refusal: '',
    tooLate: (standing) =>
      whenNoPoll(standing) ??
      (standing.poll === 'ended' ? { code: 'poll_ended', message: SENTENCES.poll_ended } : null),
  },
  'chat:end-poll': {
    mayAct: ({ isOwn, isModerator }) => isOwn || isModerator,
    refusal: 'Only who asked, or a host who may write messages, may end a poll.',
    tooLate: whenNoPoll, // ending twice is ending once
  },
  'chat:pin': {
    mayAct: ({ isModerator }) => isModerator,
    refusal: 'Only hosts who may write messages may pin one.',
    tooLate: whenDeleted,
  },
};

/** Why somebody may not do this to a message, with the sentence for it; null when they may. */
export function actProblem(act: ActName, standing: Standing): Problem | null {
  const { mayAct, refusal, tooLate } = RULES[act];
  return mayAct(standing) ? tooLate(standing) : { code: 'forbidden', message: refusal };
}
