import type { ChatActivity, ChatMessage, ChatSender } from '../../../../../backend/contracts/chat-events';
import type { UnsentLine } from '../../../api/device/chatOutboxStore';
import type { ChatPlace } from '../../../api/device/chatPlace';
import type { Connection } from '../../../api/socket';
import { type ChatLog, EMPTY_LOG } from './log.rules';
import type { Names } from './names.rules';

/**
 * A line that is not in the log yet. `sending` and `failed` lines are tried again by themselves; a `refused` one only
 * when its author says so; a `sent` one is acknowledged and waits for its predecessors.
 */
export interface PendingLine extends UnsentLine {
  status: 'sending' | 'failed' | 'refused' | 'sent';
  /** Why it is not sent yet, as a sentence for its author. */
  reason?: string;
  /** How much of its photo is on the server, 0 to 1; absent while nothing is on its way. */
  uploaded?: number;
}

export interface ChatState {
  connection: Connection;
  /** Null until the first welcome. */
  me: ChatSender | null;
  /** Whose group's chat it is; null until the first welcome. */
  tripId: number | null;
  /** True once what this visit opens on is here: the newest page, and the place where the unread begins. */
  isReady: boolean;
  log: ChatLog;
  /** What those are called who wrote in the log. */
  names: Names;
  /** The newest sequence number that is known to exist. */
  head: number;
  /** How far the trip's changes are known: where a reconnect goes on. */
  rev: number;
  /** True while messages here may lack changes that were too many to be told one by one: they are read anew. */
  isStale: boolean;
  /** The pinned messages, the last pinned first. */
  pinned: readonly ChatMessage[];
  /** Messages outside the list that somebody answered. */
  quoted: ReadonlyMap<number, ChatMessage>;
  /** Whom this person does not want to hear of. */
  mutedUserIds: readonly number[];
  /** A host has muted this person until then; null for who may write. */
  silencedUntil: string | null;
  /** How many people are connected now. */
  here: number;
  /** The message that the list is to show; `turn` tells one wish from the next. */
  jump: { seq: number; turn: number } | null;
  pending: readonly PendingLine[];
  /** The last message this person has read, on any device. */
  readSeq: number;
  /** Where the unread began when the page opened; it stays there for the visit. */
  unread: { after: number; count: number } | null;
  /** Where this tab's reader was when they left, unless at the end: where the visit opens if nothing is unread. */
  place: ChatPlace | null;
  older: 'idle' | 'loading' | 'failed';
  activity: (ChatActivity & { countedAt: Date }) | null;
  typing: readonly string[];
}

export const INITIAL_CHAT: ChatState = {
  connection: { state: 'connecting' },
  me: null,
  tripId: null,
  isReady: false,
  log: EMPTY_LOG,
  names: new Map(),
  head: 0,
  rev: 0,
  isStale: false,
  pinned: [],
  quoted: new Map(),
  mutedUserIds: [],
  silencedUntil: null,
  here: 0,
  jump: null,
  pending: [],
  readSeq: 0,
  unread: null,
  place: null,
  older: 'idle',
  activity: null,
  typing: [],
};

/** Whether a person who was in the group is refused now. They may be in another one. */
export const isOut = ({ tripId }: ChatState, connection: Connection): boolean =>
  tripId !== null && connection.state === 'refused' && connection.code !== 'UNAUTHENTICATED';
