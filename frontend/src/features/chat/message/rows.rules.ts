import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatState, PendingLine } from '../engine/chat.model';
import { dayOf } from '../room/chatTimes';
import { indexOfSeq } from '../engine/log.rules';
import { findMessage } from '../engine/pins.rules';

const GROUP_MS = 5 * 60_000;

/** A message as a row of the list, with what stands above its text. Rules belong to rows, so a row's key never moves. */
export interface MessageRow {
  kind: 'message';
  message: ChatMessage;
  isOwn: boolean;
  /** Name and time; messages of one author within five minutes share the first one's. */
  hasHeader: boolean;
  startsDay: boolean;
  /** How many messages before this one are not here yet. */
  missing: number;
  /** How many were unread when the page opened, on the first of them; else 0. */
  unread: number;
  /** By somebody whom this person has muted. */
  isMuted: boolean;
  /** The message it answers; `message` is absent while that one is not here. */
  quote: { seq: number; message: ChatMessage | undefined } | null;
  /** What one has just jumped to. */
  isMarked: boolean;
}

export interface PendingRow {
  kind: 'pending';
  line: PendingLine;
  hasHeader: boolean;
  quote: MessageRow['quote'];
}

export type Row = MessageRow | PendingRow;

/** How many rows there are: the log, then what is not in it yet. */
export function rowCount({ log, pending }: ChatState): number {
  return log.messages.length + pending.length;
}

// The list asks for every key whenever a message comes, more than once: they are made once a message, and listed once a log.
const keys = new WeakMap<ChatMessage, string>();
const listed = new WeakMap<readonly ChatMessage[], readonly string[]>();

function messageKey(message: ChatMessage): string {
  const known = keys.get(message);
  if (known !== undefined) return known;
  const key = `${message.sender.id}:${message.clientId}`;
  keys.set(message, key);
  return key;
}

function messageKeys(messages: readonly ChatMessage[]): readonly string[] {
  const known = listed.get(messages);
  if (known) return known;
  const made = messages.map(messageKey);
  listed.set(messages, made);
  return made;
}

type Keyed = Pick<ChatState, 'me' | 'pending'> & { log: Pick<ChatState['log'], 'messages'> };

/** A key of each row, which an own line keeps when it moves from pending into the log. Client ids are unique per author only. */
export function rowKeys({ me, log, pending }: Keyed): readonly string[] {
  const logged = messageKeys(log.messages);
  return pending.length === 0
    ? logged
    : [...logged, ...pending.map(({ clientId }) => `${me?.id}:${clientId}`)];
}

const isSoonAfter = (at: string, earlier: string) => Date.parse(at) - Date.parse(earlier) < GROUP_MS;

// What a message's row was made of, and the row: while all of it is the same, so is the row, and nobody draws it anew.
const rowsMade = new WeakMap<ChatMessage, { parts: readonly unknown[]; row: MessageRow }>();

function messageRow(state: ChatState, index: number, message: ChatMessage, timeZone: string): MessageRow {
  const { log, unread, mutedUserIds, me, jump } = state;
  const answered = quoteOf(state, message)?.message;
  const isMarked = jump?.seq === message.seq;
  const parts = [log.messages[index - 1], unread, mutedUserIds, me, answered, isMarked, timeZone];
  const known = rowsMade.get(message);
  if (known && parts.every((part, place) => part === known.parts[place])) return known.row;

  const row = makeRow(state, index, message, timeZone);
  rowsMade.set(message, { parts, row });
  return row;
}

function makeRow(state: ChatState, index: number, message: ChatMessage, timeZone: string): MessageRow {
  const previous = state.log.messages[index - 1];
  const startsDay = !previous || dayOf(previous.at, timeZone) !== dayOf(message.at, timeZone);
  const missing = previous ? message.seq - previous.seq - 1 : 0;
  const isFirstUnread =
    state.unread !== null && message.seq > state.unread.after && (previous?.seq ?? 0) <= state.unread.after;
  const unread = isFirstUnread ? (state.unread?.count ?? 0) : 0;
  const continues =
    previous !== undefined &&
    previous.sender.id === message.sender.id &&
    isSoonAfter(message.at, previous.at) &&
    message.replyTo === undefined &&
    !message.isAnnouncement &&
    !previous.isAnnouncement &&
    !startsDay &&
    missing === 0 &&
    unread === 0;
  return {
    kind: 'message',
    message,
    isOwn: message.sender.id === state.me?.id,
    hasHeader: !continues,
    startsDay,
    missing,
    unread,
    isMuted: state.mutedUserIds.includes(message.sender.id),
    quote: quoteOf(state, message),
    isMarked: state.jump?.seq === message.seq,
  };
}

function quoteOf(state: ChatState, { replyTo }: Pick<ChatMessage, 'replyTo'>): MessageRow['quote'] {
  return replyTo === undefined ? null : { seq: replyTo, message: findMessage(state, replyTo) };
}

function pendingRow(state: ChatState, line: PendingLine, index: number): PendingRow {
  const last = state.log.messages.at(-1);
  const isOwn = last?.sender.id === state.me?.id && !last?.isAnnouncement;
  const isAfterOwn = index > 0 || (isOwn && last !== undefined && isSoonAfter(line.at, last.at));
  const continues = isAfterOwn && line.replyTo === undefined && !line.isAnnouncement;
  return { kind: 'pending', line, hasHeader: !continues, quote: quoteOf(state, line) };
}

/** The row at an index below `rowCount`, made of the message and the one before it; null beyond. Only what is seen is made. */
export function rowAt(state: ChatState, index: number, timeZone: string): Row | null {
  const message = state.log.messages[index];
  if (message) return messageRow(state, index, message, timeZone);
  const place = index - state.log.messages.length;
  const line = state.pending[place];
  return line ? pendingRow(state, line, place) : null;
}

/** The index of the row the visit opens on: the first unread one, else where the reader was, or -1 for the end of the list. */
export function landingIndex({ unread, place, log }: ChatState): number {
  if (unread) return log.messages.findIndex(({ seq }) => seq > unread.after);
  return place ? indexOfSeq(log, place.seq) : -1;
}
