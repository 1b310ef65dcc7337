import type {
  ChatActivity,
  ChatChanged,
  ChatMessage,
  ChatWelcome,
} from '../../../../../backend/contracts/chat-events';
import type { UnsentLine } from '../../../api/device/chatOutboxStore';
import type { ChatPlace } from '../../../api/device/chatPlace';
import type { Connection } from '../../../api/socket';
import type { ChatState } from './chat.model';
import { addLive, addPage, applyChanges, type ChatLog, lastSeq } from './log.rules';
import { withChange } from './message.rules';
import { namesAfter } from './names.rules';
import { marked, notIn, restoredBefore, withPhotoId, withProgress } from './pending.rules';
import { findMessage, pinnedOf } from './pins.rules';
import { unreadAt } from './unread.rules';

export type ChatAction =
  | { type: 'connection'; connection: Connection }
  | { type: 'welcomed'; welcome: ChatWelcome; at: Date }
  /** The reader is back where they were. */
  | { type: 'returned'; place: ChatPlace | null }
  | { type: 'ready' }
  | { type: 'arrived'; messages: readonly ChatMessage[] }
  | { type: 'paged'; messages: readonly ChatMessage[] }
  /** The stream of changes: in the order of `rev`, nothing left out. */
  | { type: 'changed'; changes: readonly ChatChanged[] }
  /** The answer to an own act, which may overtake the stream. */
  | { type: 'acted'; changed: ChatChanged }
  /** Everything that is here was read anew when the changes had come to `rev`. */
  | { type: 'fresh'; rev: number }
  /** A message that a quote or a pin asked for. */
  | { type: 'found'; message: ChatMessage }
  | { type: 'jumped'; seq: number | null }
  | { type: 'mine'; readSeq?: number; mutedUserIds: readonly number[] }
  | { type: 'silenced'; until: string | null }
  | { type: 'here'; count: number }
  | { type: 'older'; older: ChatState['older'] }
  | { type: 'counted'; activity: ChatActivity; at: Date }
  | { type: 'typing'; names: readonly string[] }
  | { type: 'read'; seq: number }
  | { type: 'restored'; lines: readonly UnsentLine[] }
  | { type: 'written'; line: UnsentLine }
  | { type: 'sending'; clientIds: readonly string[] }
  | { type: 'failed'; clientIds: readonly string[]; reason: string }
  | { type: 'refused'; clientId: string; reason: string }
  | { type: 'uploading'; clientId: string; part: number }
  | { type: 'uploaded'; clientId: string; photoId: string | undefined }
  | { type: 'acknowledged'; message: ChatMessage }
  | { type: 'deleted'; clientId: string };

/** Takes over a new log; lines that have found their place in it leave the pending ones. */
function withLog(state: ChatState, log: ChatLog): ChatState {
  const head = Math.max(state.head, lastSeq(log), log.ahead.at(-1)?.seq ?? 0);
  const names = namesAfter(state.names, state.log.messages, log.messages);
  const next = { ...state, log, names, head };
  return { ...next, pending: notIn(next) };
}

function withChanges(state: ChatState, changes: readonly ChatChanged[]): ChatState {
  if (changes.length === 0) return state;
  const log = applyChanges(state.log, changes);
  const quoted = new Map(state.quoted);
  let pinned = state.pinned;
  for (const { seq, change } of changes) {
    const message = findMessage({ ...state, log }, seq);
    if (!message) continue;
    const changed = withChange(message, change);
    if (quoted.has(seq)) quoted.set(seq, changed);
    pinned = [...pinned, changed];
  }
  return { ...state, log, quoted, pinned: pinnedOf(pinned) };
}

function welcomed(state: ChatState, welcome: ChatWelcome, at: Date): ChatState {
  const isFirst = state.me === null;
  const isStale = welcome.changesGap && !isFirst;
  const entered: ChatState = {
    ...state,
    me: welcome.me,
    tripId: welcome.tripId,
    head: Math.max(state.head, welcome.head),
    rev: isStale ? state.rev : Math.max(state.rev, welcome.rev),
    isStale,
    // Nothing tells what became of them: a quote that is drawn asks for its message again.
    quoted: isStale ? new Map() : state.quoted,
    mutedUserIds: welcome.mutedUserIds,
    silencedUntil: welcome.silencedUntil,
    here: welcome.here,
    readSeq: Math.max(state.readSeq, welcome.readSeq),
    unread: isFirst ? unreadAt(welcome) : state.unread,
    activity: { ...welcome.activity, countedAt: at },
  };
  const complete = withChanges(withLog(entered, addPage(state.log, welcome.missed)), welcome.changed);
  const known = (message: ChatMessage) => withChange(message, findMessage(complete, message.seq)?.change);
  // All pins of this moment: what is not among them is pinned no more.
  return { ...complete, pinned: pinnedOf(welcome.pinned.map(known)) };
}

function found(state: ChatState, message: ChatMessage): ChatState {
  const current = withChange(message, state.log.told.get(message.seq));
  return {
    ...state,
    quoted: new Map(state.quoted).set(message.seq, current),
    pinned: pinnedOf([...state.pinned, current]),
  };
}

function changed(state: ChatState, changes: readonly ChatChanged[]): ChatState {
  const next = withChanges(state, changes);
  // Until everything was read anew, a reconnect has to ask from where changes began to be missing.
  const rev = state.isStale ? state.rev : Math.max(state.rev, ...changes.map(({ change }) => change.rev));
  return { ...next, rev };
}

/** What the chat knows after `action`. Pure: network, storage and time are told to it by the chat's client. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'connection':
      // The server says when somebody stops writing; who cannot hear it any more assumes it.
      return { ...state, connection: action.connection, typing: [] };
    case 'welcomed':
      return welcomed(state, action.welcome, action.at);
    case 'returned':
      return { ...state, place: action.place };
    case 'ready':
      return { ...state, isReady: true };
    case 'arrived':
      return withLog(state, addLive(state.log, action.messages));
    case 'paged':
      return withLog(state, addPage(state.log, action.messages));
    case 'changed':
      return changed(state, action.changes);
    case 'acted':
      return withChanges(state, [action.changed]);
    case 'fresh':
      return { ...state, isStale: false, rev: Math.max(state.rev, action.rev) };
    case 'found':
      return found(state, action.message);
    case 'jumped':
      return {
        ...state,
        jump: action.seq === null ? null : { seq: action.seq, turn: (state.jump?.turn ?? 0) + 1 },
      };
    case 'mine':
      return {
        ...state,
        mutedUserIds: action.mutedUserIds,
        readSeq: Math.max(state.readSeq, action.readSeq ?? 0),
      };
    case 'silenced':
      return { ...state, silencedUntil: action.until };
    case 'here':
      return { ...state, here: action.count };
    case 'older':
      return { ...state, older: action.older };
    case 'counted':
      return { ...state, activity: { ...action.activity, countedAt: action.at } };
    case 'typing':
      return { ...state, typing: action.names };
    case 'read':
      return { ...state, readSeq: Math.max(state.readSeq, action.seq) };
    case 'restored':
      return withLog({ ...state, pending: restoredBefore(state.pending, action.lines) }, state.log);
    case 'written':
      return { ...state, pending: [...state.pending, { ...action.line, status: 'sending' }] };
    case 'sending':
      return { ...state, pending: marked(state.pending, action.clientIds, 'sending') };
    case 'failed':
      return { ...state, pending: marked(state.pending, action.clientIds, 'failed', action.reason) };
    case 'refused':
      return { ...state, pending: marked(state.pending, [action.clientId], 'refused', action.reason) };
    case 'uploading':
      return { ...state, pending: withProgress(state.pending, action.clientId, action.part) };
    case 'uploaded':
      return { ...state, pending: withPhotoId(state.pending, action.clientId, action.photoId) };
    case 'acknowledged': {
      const sent = { ...state, pending: marked(state.pending, [action.message.clientId], 'sent') };
      return withLog(sent, addLive(state.log, [action.message]));
    }
    case 'deleted':
      return { ...state, pending: state.pending.filter(({ clientId }) => clientId !== action.clientId) };
  }
}
