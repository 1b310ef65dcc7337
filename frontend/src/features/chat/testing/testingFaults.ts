import type { ChatChanged, ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatState } from '../engine/chat.model';
import { MAYA } from './testing';

/** Exclusive bounds of what is not here. */
export interface Gap {
  after: number;
  before: number;
}

interface Seen {
  state: ChatState;
  log: readonly ChatMessage[];
  changes: readonly ChatChanged[];
}

/** The places in a list between whose neighbours messages are missing. */
export function gapsOf({ log: { messages } }: ChatState): Gap[] {
  return messages.flatMap((message, index) => {
    const previous = messages[index - 1];
    return previous && message.seq > previous.seq + 1 ? [{ after: previous.seq, before: message.seq }] : [];
  });
}

/** Whatever happened: each line is the log's own, in the log's order, once, and none stands both sent and unsent. */
export function faultsOf({ state, log: stored, changes }: Seen, absences: readonly Gap[]): string[] {
  const { messages } = state.log;
  const faults: string[] = [];
  if (messages.some(({ seq }, index) => seq <= (messages[index - 1]?.seq ?? 0))) {
    faults.push('out of order or twice');
  }
  const isTheLogs = ({ seq, clientId, change }: ChatMessage) =>
    stored[seq - 1]?.clientId === clientId && (!change || changes[change.rev - 1]?.change === change);
  if (!messages.every(isTheLogs)) faults.push('not what the log says');
  const isAbsence = (gap: Gap) =>
    absences.some(({ after, before }) => after <= gap.after && gap.before <= before);
  if (!gapsOf(state).every(isAbsence)) faults.push('a hole in sight');
  const isHere = (clientId: string) =>
    messages.some((message) => message.sender === MAYA && message.clientId === clientId);
  if (state.pending.some(({ clientId }) => isHere(clientId))) faults.push('sent and unsent');
  return faults;
}
