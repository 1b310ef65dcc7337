import type { ChatChange, ChatChanged, ChatMessage } from '../../../../../backend/contracts/chat-events';
import { withChange } from './message.rules';

/** The part of the trip's log that this browser has. */
export interface ChatLog {
  /** Ascending by `seq`, none twice. Where neighbours differ by more than one, messages between them are not here yet. */
  messages: readonly ChatMessage[];
  /** Live messages that came before their predecessors. They wait, because the order on screen is the log's order. */
  ahead: readonly ChatMessage[];
  /** What became of messages that are not here: a page that is on its way may have been read before it. */
  told: ReadonlyMap<number, ChatChange>;
}

export const EMPTY_LOG: ChatLog = { messages: [], ahead: [], told: new Map() };

/** The newest `seq` in its place; 0 for an empty log. */
export function lastSeq({ messages }: Pick<ChatLog, 'messages'>): number {
  return messages.at(-1)?.seq ?? 0;
}

/** Where a message stands, or -1. The list is ascending, so halves are enough to look at. */
export function indexOfSeq({ messages }: Pick<ChatLog, 'messages'>, seq: number): number {
  let low = 0;
  let high = messages.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = messages[middle]?.seq ?? 0;
    if (found === seq) return middle;
    if (found < seq) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Both lists as one: ascending, each `seq` once, and of two states of one message the newer. */
function union(known: readonly ChatMessage[], added: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = known.at(-1)?.seq ?? 0;
  const isAppended = added.every(({ seq }, index) => seq > (added[index - 1]?.seq ?? last));
  // The usual case, twenty times a second on a lively evening: nothing of the long list needs to be looked at.
  if (isAppended) return added.length === 0 ? known : [...known, ...added];

  const bySeq = new Map(known.map((message) => [message.seq, message]));
  let isSame = true;
  for (const message of added) {
    const here = bySeq.get(message.seq);
    const newest = here ? withChange(here, message.change) : message;
    if (newest === here) continue;
    bySeq.set(message.seq, newest);
    isSame = false;
  }
  return isSame ? known : [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Moves what waits ahead into its place, as far as there is no hole below it. */
function settle({ messages, ahead, told }: ChatLog): ChatLog {
  let last = lastSeq({ messages });
  let ready = 0;
  for (const { seq } of ahead) {
    if (seq > last + 1) break;
    last = Math.max(last, seq);
    ready += 1;
  }
  return { messages: union(messages, ahead.slice(0, ready)), ahead: ahead.slice(ready), told };
}

function informed({ told }: ChatLog, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return told.size === 0 ? messages : messages.map((message) => withChange(message, told.get(message.seq)));
}

/** Adds messages whose place is known: what a welcome brings, or a page of history. A gap beside them may remain. */
export function addPage(log: ChatLog, page: readonly ChatMessage[]): ChatLog {
  return settle({ ...log, messages: union(log.messages, informed(log, page)) });
}

/** Adds messages as they happen, an acknowledgement's own included. Beyond a hole they wait in `ahead`. */
export function addLive(log: ChatLog, arrived: readonly ChatMessage[]): ChatLog {
  return settle({ ...log, ahead: union(log.ahead, informed(log, arrived)) });
}

/** The hole below the messages that wait, as exclusive bounds; null when none wait. */
export function holeOf(log: ChatLog): { after: number; before: number } | null {
  const waiting = log.ahead[0];
  return waiting ? { after: lastSeq(log), before: waiting.seq } : null;
}

/** The upper bounds, exclusive and newest first, of pages of `size` that together hold every message that is here. */
export function pagesOver({ messages }: ChatLog, size: number): number[] {
  const bounds: number[] = [];
  let next = messages.at(-1);
  while (next) {
    const { seq } = next;
    bounds.push(seq + 1);
    next = messages.findLast((message) => message.seq <= seq - size);
  }
  return bounds;
}

function changedIn(messages: readonly ChatMessage[], changes: ReadonlyMap<number, ChatChange>) {
  let copy: ChatMessage[] | null = null;
  for (const [seq, change] of changes) {
    const index = indexOfSeq({ messages }, seq);
    const message = messages[index];
    const changed = message && withChange(message, change);
    if (!changed || changed === message) continue;
    copy ??= [...messages];
    copy[index] = changed;
  }
  return copy ?? messages;
}

/** Takes changes over where their messages are here, and remembers the others for when theirs come. */
export function applyChanges(log: ChatLog, changes: readonly ChatChanged[]): ChatLog {
  if (changes.length === 0) return log;
  const newest = new Map<number, ChatChange>();
  const told = new Map(log.told);
  for (const { seq, change } of changes) {
    if (change.rev > (newest.get(seq)?.rev ?? 0)) newest.set(seq, change);
  }
  for (const [seq, change] of newest) {
    const isHere = indexOfSeq(log, seq) >= 0 || indexOfSeq({ messages: log.ahead }, seq) >= 0;
    if (!isHere && change.rev > (told.get(seq)?.rev ?? 0)) told.set(seq, change);
  }
  return { messages: changedIn(log.messages, newest), ahead: changedIn(log.ahead, newest), told };
}
