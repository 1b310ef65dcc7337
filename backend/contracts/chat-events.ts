/** The events of the namespace `/chat`: types only, one interface a direction. Paid guests of a trip and its hosts. */

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
  photo?: { url: string; alt: string };
  /** ISO instant by the server's clock. */
  at: string;
}

/** `messagesToday` counts from midnight in the trip's zone; a member is active who was in the chat within 24 hours. */
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
}

/** `before` and `after` are exclusive; without either, the newest page. `limit` is at most 100. */
export interface ChatHistory {
  before?: number;
  after?: number;
  limit: number;
}

/** An edit, a deletion, a reaction or a pin of message `seq`. */
interface ChatChanged {
  seq: number;
  change: Record<string, unknown>;
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
  /** The last sequence number that this person has read on any device. */
  readSeq: number;
  activity: ChatActivity;
}

export interface ChatClientToServer {
  'chat:send': (message: ChatSend, ack: Ack<{ message: ChatMessage }>) => void;
  'chat:history': (page: ChatHistory, ack: Ack<{ messages: ChatMessage[]; hasMore: boolean }>) => void;
  'chat:read': (mark: { seq: number }) => void;
  'chat:typing': (nothing: Record<string, never>) => void;
}

export interface ChatServerToClient {
  'chat:welcome': (welcome: ChatWelcome) => void;
  'chat:messages': (messages: ChatMessage[]) => void;
  'chat:activity': (activity: ChatActivity) => void;
  'chat:changed': (changes: ChatChanged[]) => void;
  'chat:typing': (typing: { names: string[] }) => void;
}

/** What the browser sends with the handshake; `after` is the last sequence number it already has. */
export interface ChatHandshake {
  tripId?: number;
  after?: number;
}

/** `data.code` of a `connect_error`, on both namespaces. */
export type RefusalCode = 'UNAUTHENTICATED' | 'PAYMENT_REQUIRED' | 'FORBIDDEN' | 'UNAVAILABLE';
