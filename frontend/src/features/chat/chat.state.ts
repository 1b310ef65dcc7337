import type {
  ChatActivity,
  ChatMessage,
  ChatSender,
  ChatWelcome,
} from '../../../../backend/contracts/chat-events';
import type { UnsentLine } from '../../api/chat-outbox-store';
import type { Connection } from '../../api/socket';
import { addLive, addPage, type ChatLog, EMPTY_LOG, lastSeq } from './log.rules';

/**
 * A line that is not in the log yet. `sending` and `failed` lines are tried again by themselves; a `refused` one only
 * when its author says so; a `sent` one is acknowledged and waits for its predecessors.
 */
export interface PendingLine extends UnsentLine {
  status: 'sending' | 'failed' | 'refused' | 'sent';
  /** Why it is not sent yet, as a sentence for its author. */
  reason?: string;
}

export interface ChatState {
  connection: Connection;
  /** Null until the first welcome. */
  me: ChatSender | null;
  /** True once what this visit opens on is here: the newest page, and the place where the unread begins. */
  isReady: boolean;
  log: ChatLog;
  /** The newest sequence number that is known to exist. */
  head: number;
  pending: readonly PendingLine[];
  /** The last message this person has read, on any device. */
  readSeq: number;
  /** Where the unread began when the page opened; it stays there for the visit. */
  unread: { after: number; count: number } | null;
  older: 'idle' | 'loading' | 'failed';
  activity: (ChatActivity & { countedAt: Date }) | null;
  typing: readonly string[];
}

export const INITIAL_CHAT: ChatState = {
  connection: { state: 'connecting' },
  me: null,
  isReady: false,
  log: EMPTY_LOG,
  head: 0,
  pending: [],
  readSeq: 0,
  unread: null,
  older: 'idle',
  activity: null,
  typing: [],
};

export type ChatAction =
  | { type: 'connection'; connection: Connection }
  | { type: 'welcomed'; welcome: ChatWelcome; at: Date }
  | { type: 'ready' }
  | { type: 'arrived'; messages: readonly ChatMessage[] }
  | { type: 'paged'; messages: readonly ChatMessage[] }
  | { type: 'older'; older: ChatState['older'] }
  | { type: 'counted'; activity: ChatActivity; at: Date }
  | { type: 'typing'; names: readonly string[] }
  | { type: 'read'; seq: number }
  | { type: 'restored'; lines: readonly UnsentLine[] }
  | { type: 'written'; line: UnsentLine }
  | { type: 'sending'; clientIds: readonly string[] }
  | { type: 'failed'; clientIds: readonly string[]; reason: string }
  | { type: 'refused'; clientId: string; reason: string }
  | { type: 'acknowledged'; message: ChatMessage }
  | { type: 'deleted'; clientId: string };

/** Takes over a new log; lines that have found their place in it leave the pending ones. */
function withLog(state: ChatState, log: ChatLog): ChatState {
  const head = Math.max(state.head, lastSeq(log), log.ahead.at(-1)?.seq ?? 0);
  if (state.pending.length === 0 || !state.me) return { ...state, log, head };

  const meId = state.me.id;
  const arrived = new Set(log.messages.filter(({ sender }) => sender.id === meId).map((m) => m.clientId));
  return { ...state, log, head, pending: state.pending.filter(({ clientId }) => !arrived.has(clientId)) };
}

/** Where the unread begin, and how many they are; own lines are not news to their author. */
function unreadAt({ me, head, readSeq, missed }: ChatWelcome): ChatState['unread'] {
  // Who has never read here has no "new since": everything is new, and nothing is the first of it.
  if (readSeq === 0 || head <= readSeq) return null;
  const oldest = missed[0]?.seq ?? head;
  if (oldest > readSeq + 1) return { after: readSeq, count: head - readSeq };

  const fromOthers = missed.filter(({ seq, sender }) => seq > readSeq && sender.id !== me.id);
  const [first] = fromOthers;
  return first ? { after: first.seq - 1, count: fromOthers.length } : null;
}

function welcomed(state: ChatState, welcome: ChatWelcome, at: Date): ChatState {
  const isFirst = state.me === null;
  const entered: ChatState = {
    ...state,
    me: welcome.me,
    head: Math.max(state.head, welcome.head),
    readSeq: Math.max(state.readSeq, welcome.readSeq),
    unread: isFirst ? unreadAt(welcome) : state.unread,
    activity: { ...welcome.activity, countedAt: at },
  };
  return withLog(entered, addPage(state.log, welcome.missed));
}

function mark(
  state: ChatState,
  clientIds: readonly string[],
  status: PendingLine['status'],
  reason?: string,
) {
  const change = (line: PendingLine): PendingLine => {
    if (!clientIds.includes(line.clientId) || line.status === 'sent') return line;
    const { clientId, content, at } = line;
    return { clientId, content, at, status, ...(reason === undefined ? {} : { reason }) };
  };
  return { ...state, pending: state.pending.map(change) };
}

function restored(state: ChatState, lines: readonly UnsentLine[]): ChatState {
  const known = new Set(state.pending.map(({ clientId }) => clientId));
  const added = lines.filter(({ clientId }) => !known.has(clientId));
  const pending = [...added.map((line) => ({ ...line, status: 'sending' as const })), ...state.pending];
  return withLog({ ...state, pending }, state.log);
}

/** What the chat knows after `action`. Pure: network, storage and time are told to it by the chat's client. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'connection':
      // The server says when somebody stops writing; who cannot hear it any more assumes it.
      return { ...state, connection: action.connection, typing: [] };
    case 'welcomed':
      return welcomed(state, action.welcome, action.at);
    case 'ready':
      return { ...state, isReady: true };
    case 'arrived':
      return withLog(state, addLive(state.log, action.messages));
    case 'paged':
      return withLog(state, addPage(state.log, action.messages));
    case 'older':
      return { ...state, older: action.older };
    case 'counted':
      return { ...state, activity: { ...action.activity, countedAt: action.at } };
    case 'typing':
      return { ...state, typing: action.names };
    case 'read':
      return { ...state, readSeq: Math.max(state.readSeq, action.seq) };
    case 'restored':
      return restored(state, action.lines);
    case 'written':
      return { ...state, pending: [...state.pending, { ...action.line, status: 'sending' }] };
    case 'sending':
      return mark(state, action.clientIds, 'sending');
    case 'failed':
      return mark(state, action.clientIds, 'failed', action.reason);
    case 'refused':
      return mark(state, [action.clientId], 'refused', action.reason);
    case 'acknowledged':
      return withLog(mark(state, [action.message.clientId], 'sent'), addLive(state.log, [action.message]));
    case 'deleted':
      return { ...state, pending: state.pending.filter(({ clientId }) => clientId !== action.clientId) };
  }
}
