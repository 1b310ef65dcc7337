import type { ChatMessage } from '../../../../backend/contracts/chat-events';

/** The part of the trip's log that this browser has. */
export interface ChatLog {
  /** Ascending by `seq`, none twice. Where neighbours differ by more than one, messages between them are not here yet. */
  messages: readonly ChatMessage[];
  /** Live messages that came before their predecessors. They wait, because the order on screen is the log's order. */
  ahead: readonly ChatMessage[];
}

export const EMPTY_LOG: ChatLog = { messages: [], ahead: [] };

/** The newest `seq` in its place; 0 for an empty log. */
export function lastSeq(log: ChatLog): number {
  return log.messages.at(-1)?.seq ?? 0;
}

/** Both lists as one: ascending, each `seq` once. Copies no more than it must, as most additions are at one end. */
function union(known: readonly ChatMessage[], added: readonly ChatMessage[]): readonly ChatMessage[] {
  const seqs = new Set(known.map(({ seq }) => seq));
  const fresh = added.filter(({ seq }) => !seqs.has(seq) && seqs.add(seq));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].toSorted((a, b) => a.seq - b.seq);
}

/** Moves what waits ahead into its place, as far as there is no hole below it. */
function settle({ messages, ahead }: ChatLog): ChatLog {
  let last = lastSeq({ messages, ahead });
  let ready = 0;
  for (const { seq } of ahead) {
    if (seq > last + 1) break;
    last = Math.max(last, seq);
    ready += 1;
  }
  return { messages: union(messages, ahead.slice(0, ready)), ahead: ahead.slice(ready) };
}

/** Adds messages whose place is known: what a welcome brings, or a page of history. A gap beside them may remain. */
export function addPage(log: ChatLog, page: readonly ChatMessage[]): ChatLog {
  return settle({ messages: union(log.messages, page), ahead: log.ahead });
}

/** Adds messages as they happen, an acknowledgement's own included. Beyond a hole they wait in `ahead`. */
export function addLive(log: ChatLog, arrived: readonly ChatMessage[]): ChatLog {
  return settle({ messages: log.messages, ahead: union(log.ahead, arrived) });
}

/** The hole below the messages that wait, as exclusive bounds; null when none wait. */
export function holeOf(log: ChatLog): { after: number; before: number } | null {
  const waiting = log.ahead[0];
  return waiting ? { after: lastSeq(log), before: waiting.seq } : null;
}
