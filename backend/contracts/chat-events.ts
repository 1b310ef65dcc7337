/** The events of the namespace `/chat`: types only, one interface a direction. Paid guests of a trip and its hosts. */

import type { ChatPoll, ChatPollStanding } from './chat-polls.js';

export interface ChatSender {
  id: number;
  name: string;
  /** Two initials; people are shown by their initials, never by an invented picture. */
  avatar: string;
  isHost: boolean;
}

/** One line of the trip's log. `seq` starts at 1, has no holes, and its order is everybody's order. */
export interface ChatMessage {
  seq: number;
  id: string;
  /** The UUID the sender's browser made: a retry carries the same one. */
  clientId: string;
  tripId: number;
  sender: ChatSender;
  content: string;
  /** The `seq` of the message that this one answers. */
  replyTo?: number;
  photo?: ChatPhoto;
  /** What is asked of everybody: `content` is the question. */
  poll?: ChatPoll;
  /** Said by a host to everybody: shown apart, and mailed to those who do not read it in time. */
  isAnnouncement?: true;
  /** ISO instant by the server's clock. */
  at: string;
  /** What became of the message since; absent for a message that never changed. */
  change?: ChatChange;
}

/** A shared picture as the browser draws it: paths on this site, opened for the trip's members only, and its size in pixels. */
export interface ChatPhoto {
  id: string;
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  alt: string;
}

export interface ChatReaction {
  emoji: string;
  /** Who gave it, in the order given. */
  userIds: number[];
}

/**
 * The whole of what may change about a message, as it is now. `rev` numbers the trip's changes in the order they were
 * made: of two states of one message the one with the higher `rev` is the newer, and nothing else needs to be compared.
 */
export interface ChatChange {
  rev: number;
  /** The text as it is now; empty once deleted, and the photo is gone with it. */
  content: string;
  editedAt?: string;
  deletedAt?: string;
  /** When a host pinned it; absent when it is not pinned. */
  pinnedAt?: string;
  reactions: ChatReaction[];
  poll?: ChatPollStanding;
}

/**
 * `messagesToday` counts from midnight in the trip's zone, without those deleted;
 * a member is active who was in the chat within 24 hours.
 */
export interface ChatActivity {
  messagesToday: number;
  activeMembers: number;
  totalMembers: number;
  photosShared: number;
}

export type ChatErrorCode =
  | 'invalid'
  | 'too_long'
  | 'rate_limited'
  | 'unauthenticated'
  | 'payment_required'
  | 'forbidden'
  /** Not there, deleted, or too late to be edited. */
  | 'gone'
  | 'poll_ended'
  | 'unavailable';

export interface ChatError {
  code: ChatErrorCode;
  /** A sentence for people. */
  message: string;
  retryAfterMs?: number;
}

export type Ack<T> = (reply: ({ ok: true } & T) | { ok: false; error: ChatError }) => void;

export interface ChatSend {
  clientId: string;
  content: string;
  replyTo?: number;
  /** The id that `POST /api/uploads/photo` answered. With a photo, `content` may be empty. */
  photoId?: string;
  /** The photo's description for people who cannot see it. */
  photoAlt?: string;
  /** Asks everybody. `content` is empty then: a node from before polls refuses it instead of saying the question alone. */
  poll?: ChatPoll & { question: string };
  /** Hosts with the right to messages alone. */
  isAnnouncement?: true;
}

/** `before` and `after` are exclusive; without either, the newest page. `limit` is at most 100. */
export interface ChatHistory {
  before?: number;
  after?: number;
  limit: number;
}

/** `text` is looked for in what members wrote, by words and their beginnings; the newest first, older than `before`. */
export interface ChatSearch {
  text: string;
  before?: number;
  limit: number;
}

/** An edit, a deletion, a reaction, a pin, a vote in or the end of the poll of message `seq`. */
export interface ChatChanged {
  seq: number;
  change: ChatChange;
}

export interface ChatWelcome {
  me: ChatSender;
  tripId: number;
  /** The newest sequence number of the log at this moment. */
  head: number;
  /** What came after `auth.after`; without `after`, the newest page. Ascending, no holes. */
  missed: ChatMessage[];
  /** True when more than 500 were missed: `missed` is then the newest page, the rest is read by `chat:history`. */
  gap: boolean;
  /** How far the trip's changes go at this moment. */
  rev: number;
  /**
   * The changes after `auth.afterRev`, by `rev`, each message once. Without `afterRev` none: messages carry their change.
   * `changesGap` says that more than 500 were missed: what the browser has is to be read anew.
   */
  changed: ChatChanged[];
  changesGap: boolean;
  /** The pinned messages, the last pinned first. */
  pinned: ChatMessage[];
  /** Whom this person does not want to hear of. */
  mutedUserIds: number[];
  /** A host has muted this person until then, an ISO instant; null for who may write. */
  silencedUntil: string | null;
  /** How many people are connected now; who has had the chat out of sight for five minutes is away. */
  here: number;
  /** The last sequence number that this person has read on any device. */
  readSeq: number;
  activity: ChatActivity;
}

/** What a member may do to a message that is there. Each answers with the state it led to. */
export interface ChatActs {
  /** Own message, within 15 minutes; no poll. */
  'chat:edit': { seq: number; content: string };
  /** Own message at any time; a host with the right to messages any message. Deleting twice is deleting once. */
  'chat:delete': { seq: number };
  'chat:react': { seq: number; emoji: string; on: boolean };
  /** What somebody chooses in a poll, by the places of the answers from 0: all of it, none to take it back. */
  'chat:vote': { seq: number; answers: number[] };
  /** Own poll, or a host with the right to messages. Ending twice is ending once. */
  'chat:end-poll': { seq: number };
  /** Hosts with the right to messages alone. */
  'chat:pin': { seq: number; on: boolean };
}

export interface ChatClientToServer extends ChatActHandlers {
  'chat:send': (message: ChatSend, ack: Ack<{ message: ChatMessage }>) => void;
  'chat:history': (page: ChatHistory, ack: Ack<{ messages: ChatMessage[]; hasMore: boolean }>) => void;
  'chat:search': (search: ChatSearch, ack: Ack<{ messages: ChatMessage[]; hasMore: boolean }>) => void;
  /** Told to the trip's hosts with the reason; who wrote the message is not told. */
  'chat:report': (report: { seq: number; reason: string }, ack: Ack<object>) => void;
  'chat:mute': (mute: { userId: number; on: boolean }, ack: Ack<{ mutedUserIds: number[] }>) => void;
  'chat:read': (mark: { seq: number }) => void;
  'chat:typing': (nothing: Record<string, never>) => void;
  /** This window was put out of sight, or is seen again. */
  'chat:presence': (window: { isHidden: boolean }) => void;
}

type ChatActHandlers = {
  [Act in keyof ChatActs]: (act: ChatActs[Act], ack: Ack<{ changed: ChatChanged }>) => void;
};

export interface ChatServerToClient {
  'chat:welcome': (welcome: ChatWelcome) => void;
  'chat:messages': (messages: ChatMessage[]) => void;
  'chat:activity': (activity: ChatActivity) => void;
  /** By `rev`; each message once. A `rev` that was skipped is the same message's older state. */
  'chat:changed': (changes: ChatChanged[]) => void;
  /** To all windows of one person: how far they have read on any of them, and whom they muted. */
  'chat:mine': (mine: { readSeq: number; mutedUserIds: number[] }) => void;
  /** To all windows of one person: a host has muted them until then; null when they may write again. */
  'chat:silenced': (silence: { until: string | null }) => void;
  /** How many people are here now, see `ChatWelcome.here`; at most every 5 s, and only when it changed. */
  'chat:here': (here: { count: number }) => void;
  'chat:typing': (typing: { names: string[] }) => void;
}

/** What the browser sends with the handshake: the last sequence number and the last change it already has. */
export interface ChatHandshake {
  tripId?: number;
  after?: number;
  afterRev?: number;
  /** How long this window has been out of sight; absent while it is seen. */
  hiddenSeconds?: number;
}

/** `data.code` of a `connect_error`, on both namespaces. */
export type RefusalCode = 'UNAUTHENTICATED' | 'PAYMENT_REQUIRED' | 'FORBIDDEN' | 'UNAVAILABLE';
