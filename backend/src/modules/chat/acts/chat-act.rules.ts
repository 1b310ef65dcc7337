import type { ChatActs, ChatErrorCode } from '../../../../contracts/chat-events.js';
import { EDIT_MINUTES } from '../../../../contracts/chat-reactions.js';
import { MINUTE_MS } from '../../../platform/clock/clock.js';

export type ActName = keyof ChatActs;

/** Who stands before which message. */
export interface Standing {
  isOwn: boolean;
  /** A host of this trip, now, with the right to messages. */
  isModerator: boolean;
  isDeleted: boolean;
  /** Since it was sent. */
  ageMs: number;
}

interface Rule {
  mayAct: (standing: Standing) => boolean;
  /** Said to those who may not. */
  refusal: string;
  /** Whether it is too late for those who may; `late` says so. */
  isLate: (standing: Standing) => boolean;
  late: (standing: Standing) => string;
}

const wasDeleted = () => 'This message was deleted.';
const isDeleted = (standing: Standing) => standing.isDeleted;

const RULES: Record<ActName, Rule> = {
  'chat:edit': {
    mayAct: ({ isOwn }) => isOwn,
    refusal: 'Only who wrote a message may edit it.',
    isLate: ({ isDeleted, ageMs }) => isDeleted || ageMs > EDIT_MINUTES * MINUTE_MS,
    late: (standing) =>
      standing.isDeleted ? wasDeleted() : `A message can be edited for ${EDIT_MINUTES} minutes.`,
  },
  'chat:delete': {
    mayAct: ({ isOwn, isModerator }) => isOwn || isModerator,
    refusal: 'Only who wrote a message, or a host who may write messages, may delete it.',
    isLate: () => false, // deleting twice is deleting once
    late: wasDeleted,
  },
  'chat:react': { mayAct: () => true, refusal: '', isLate: isDeleted, late: wasDeleted },
  'chat:pin': {
    mayAct: ({ isModerator }) => isModerator,
    refusal: 'Only hosts who may write messages may pin one.',
    isLate: isDeleted,
    late: wasDeleted,
  },
};

/** Why somebody may not do this to a message, with the sentence for it; null when they may. */
export function actProblem(
  act: ActName,
  standing: Standing,
): { code: ChatErrorCode; message: string } | null {
  const { mayAct, refusal, isLate, late } = RULES[act];
  if (!mayAct(standing)) return { code: 'forbidden', message: refusal };
  return isLate(standing) ? { code: 'gone', message: late(standing) } : null;
}
