import type { ChatChanged, ChatMessage } from '../../../../../backend/contracts/chat-events';
import { type ChatState, INITIAL_CHAT } from '../engine/chat.model';
import { type ChatAction, chatReducer } from '../engine/chat.state';
import { holeOf, lastSeq, pagesOver } from '../engine/log.rules';
import { findMessage } from '../engine/pins.rules';
import { faultsOf, type Gap, gapsOf } from './testingFaults';
import { aChange, aMessage, aWelcome, JONAH, MAYA } from './testing';

const PAGE = 4;
const MOST_MISSED = 6;
const MOST_CHANGES_MISSED = 3;

/** A server with a log and its changes, seen through one connection that can lose frames only by being cut. */
export class World {
  readonly log: ChatMessage[] = [];
  /** Every change ever made, in the order of `rev`, which starts at 1. */
  readonly changes: ChatChanged[] = [];
  readonly faults: string[] = [];
  state: ChatState = INITIAL_CHAT;
  /** The long absences, as exclusive bounds: the only places where the list may have a gap. */
  private readonly absences: Gap[] = [];
  private sentUpTo: number | null = null;
  private sentRev = 0;
  private written = 0;
  private pageOnItsWay: ChatMessage[] | null = null;
  private wanted: number[] = [];

  readonly steps = {
    otherPosts: () => this.store(`other-${this.log.length}`),
    iWrite: () => this.write(),
    sendIsAcknowledged: () => this.send((message) => this.do({ type: 'acknowledged', message })),
    acknowledgementIsLost: () => this.send(() => undefined),
    frameArrives: () => {
      if (this.sentUpTo === null) return;
      const frame = this.log.slice(this.sentUpTo, this.sentUpTo + 2);
      this.sentUpTo += frame.length;
      this.do({ type: 'arrived', messages: frame.map((message) => this.asOfNow(message)) });
    },
    frameArrivesTwice: () => {
      if (this.sentUpTo === null) return;
      const frame = this.log.slice(Math.max(0, this.sentUpTo - 2), this.sentUpTo);
      this.do({ type: 'arrived', messages: frame });
    },
    otherChanges: () => this.change(),
    iChange: () => {
      const changed = this.sentUpTo === null ? undefined : this.change();
      if (changed) this.do({ type: 'acted', changed });
    },
    changesArrive: () => {
      if (this.sentUpTo === null) return;
      this.tell(this.changesAfter(this.sentRev));
      this.sentRev = this.changes.length;
    },
    changesArriveTwice: () => {
      if (this.sentUpTo !== null) this.tell(this.changesAfter(this.sentRev - 2, this.sentRev));
    },
    lineIsCut: () => {
      this.sentUpTo = null;
      this.pageOnItsWay = null;
    },
    reconnect: () => this.reconnect(),
    olderPage: () => {
      const oldest = this.state.log.messages[0]?.seq;
      if (oldest) this.page({ before: oldest });
    },
    slowPageIsRead: () => {
      const oldest = this.state.log.messages[0]?.seq;
      if (oldest && this.sentUpTo !== null) this.pageOnItsWay = this.pageAt({ before: oldest });
    },
    slowPageArrives: () => {
      if (this.pageOnItsWay) this.do({ type: 'paged', messages: this.pageOnItsWay });
      this.pageOnItsWay = null;
    },
    gapFromBelow: () => {
      const gap = gapsOf(this.state)[0];
      if (gap) this.page({ before: gap.before });
    },
    gapFromAbove: () => {
      const gap = gapsOf(this.state)[0];
      if (gap) this.page({ after: gap.after });
    },
    holeIsAskedFor: () => {
      const hole = holeOf(this.state.log);
      if (hole) this.page({ after: hole.after });
    },
    everythingIsReadAnew: () => {
      if (!this.state.isStale || this.sentUpTo === null) return;
      const rev = this.changes.length;
      for (const before of pagesOver(this.state.log, PAGE)) this.page({ before });
      this.do({ type: 'fresh', rev });
    },
    pinIsFound: () => {
      const message = this.log[(this.wanted.shift() ?? 0) - 1];
      if (message) this.do({ type: 'found', message: this.asOfNow(message) });
    },
  };

  /** The line comes back, everything is asked for, and every line goes out. */
  settle(): void {
    this.steps.reconnect();
    while (holeOf(this.state.log)) this.steps.holeIsAskedFor();
    while (gapsOf(this.state).length > 0) this.steps.gapFromBelow();
    for (const { status } of this.state.pending) if (status !== 'sent') this.steps.sendIsAcknowledged();
    while (holeOf(this.state.log)) this.steps.holeIsAskedFor();
    this.steps.everythingIsReadAnew();
    this.steps.changesArrive();
    while (this.wanted.length > 0) this.steps.pinIsFound();
  }

  /** A message as the server would answer it. */
  asOfNow(message: ChatMessage): ChatMessage {
    const change = this.changes.findLast(({ seq }) => seq === message.seq)?.change;
    return change ? { ...message, content: change.deletedAt ? '' : message.content, change } : message;
  }

  private do(action: ChatAction): void {
    this.state = chatReducer(this.state, action);
    this.faults.push(...faultsOf(this, this.absences).map((fault) => `${fault} after ${action.type}`));
  }

  private store(clientId: string, sender = JONAH): ChatMessage {
    const stored = this.log.find((message) => message.clientId === clientId && message.sender === sender);
    if (stored) return stored;
    const message = aMessage({ seq: this.log.length + 1, clientId, sender });
    this.log.push(message);
    return message;
  }

  private write(): void {
    if (!this.state.me) return;
    this.written += 1;
    const line = { clientId: `mine-${this.written}`, content: 'Hi', at: '2025-06-02T16:00:00Z' };
    this.do({ type: 'written', line });
  }

  private send(answer: (message: ChatMessage) => void): void {
    const line = this.state.pending.find(({ status }) => status !== 'sent');
    if (line && this.sentUpTo !== null) answer(this.store(line.clientId, MAYA));
  }

  /** Something becomes of a message: which and what follows from how much has already. */
  private change(): ChatChanged | undefined {
    if (this.log.length === 0) return undefined;
    const rev = this.changes.length + 1;
    const seq = 1 + ((rev * 5) % this.log.length);
    const before = this.changes.findLast((changed) => changed.seq === seq)?.change;
    if (before?.deletedAt) return undefined;
    const changed = { seq, change: aChange(rev, before) };
    this.changes.push(changed);
    return changed;
  }

  /** By `rev`, each message once: an older state of the same message is skipped. */
  private changesAfter(from: number, to = this.changes.length): ChatChanged[] {
    const told = this.changes.slice(Math.max(0, from), to);
    return told.filter(({ seq }, index) => !told.slice(index + 1).some((later) => later.seq === seq));
  }

  private tell(changes: ChatChanged[]): void {
    if (changes.length === 0) return;
    this.do({ type: 'changed', changes });
    for (const { seq, change } of changes) {
      if (change.pinnedAt && !findMessage(this.state, seq)) this.wanted.push(seq);
    }
  }

  private reconnect(): void {
    const after = lastSeq(this.state.log) || undefined;
    const missed = this.log.slice(after ?? 0);
    const gap = missed.length > MOST_MISSED;
    this.sentUpTo = this.log.length;
    this.pageOnItsWay = null;
    if (gap) this.absences.push({ after: after ?? 0, before: this.log.length - PAGE + 1 });
    const brought = after === undefined || gap ? this.log.slice(-PAGE) : missed;
    const changed = this.state.me ? this.changesAfter(this.state.rev) : [];
    const changesGap = changed.length > MOST_CHANGES_MISSED;
    this.sentRev = this.changes.length;
    const welcome = aWelcome({
      head: this.log.length,
      missed: brought.map((message) => this.asOfNow(message)),
      gap,
      rev: this.changes.length,
      changed: changesGap ? [] : changed,
      changesGap,
      pinned: this.log.map((message) => this.asOfNow(message)).filter(({ change }) => change?.pinnedAt),
    });
    this.do({ type: 'welcomed', welcome, at: new Date(0) });
  }

  private pageAt(bound: { before: number } | { after: number }): ChatMessage[] {
    const page =
      'before' in bound
        ? this.log.slice(Math.max(0, bound.before - 1 - PAGE), bound.before - 1)
        : this.log.slice(bound.after, bound.after + PAGE);
    return page.map((message) => this.asOfNow(message));
  }

  private page(bound: { before: number } | { after: number }): void {
    this.do({ type: 'paged', messages: this.pageAt(bound) });
  }
}
