import * as fc from 'fast-check';
import type { ChatMessage } from '../../../../backend/contracts/chat-events';
import { type ChatAction, type ChatState, chatReducer, INITIAL_CHAT } from './chat.state';
import { holeOf, lastSeq } from './log.rules';
import { aMessage, aWelcome, JONAH, MAYA } from './testing';

const PAGE = 4;
const MOST_MISSED = 6;

/** A server with a log, seen through one connection that can lose frames only by being cut. */
class World {
  readonly log: ChatMessage[] = [];
  readonly faults: string[] = [];
  state: ChatState = INITIAL_CHAT;
  /** The long absences, as exclusive bounds: the only places where the list may have a gap. */
  private readonly absences: { after: number; before: number }[] = [];
  private sentUpTo: number | null = null;
  private written = 0;

  private do(action: ChatAction): void {
    this.state = chatReducer(this.state, action);
    this.check(action.type);
  }

  private store(clientId: string, sender = JONAH): ChatMessage {
    const stored = this.log.find((message) => message.clientId === clientId && message.sender === sender);
    if (stored) return stored;
    const message = aMessage({ seq: this.log.length + 1, clientId, sender });
    this.log.push(message);
    return message;
  }

  readonly steps = {
    otherPosts: () => this.store(`other-${this.log.length}`),
    iWrite: () => {
      if (!this.state.me) return;
      this.written += 1;
      this.do({
        type: 'written',
        line: { clientId: `mine-${this.written}`, content: 'Hi', at: '2025-06-02T16:00:00Z' },
      });
    },
    sendIsAcknowledged: () => {
      const line = this.state.pending.find(({ status }) => status !== 'sent');
      if (line && this.sentUpTo !== null)
        this.do({ type: 'acknowledged', message: this.store(line.clientId, MAYA) });
    },
    acknowledgementIsLost: () => {
      const line = this.state.pending.find(({ status }) => status !== 'sent');
      if (line && this.sentUpTo !== null) this.store(line.clientId, MAYA);
    },
    frameArrives: () => {
      if (this.sentUpTo === null) return;
      const frame = this.log.slice(this.sentUpTo, this.sentUpTo + 2);
      this.sentUpTo += frame.length;
      this.do({ type: 'arrived', messages: frame });
    },
    frameArrivesTwice: () => {
      if (this.sentUpTo === null) return;
      this.do({ type: 'arrived', messages: this.log.slice(Math.max(0, this.sentUpTo - 2), this.sentUpTo) });
    },
    lineIsCut: () => {
      this.sentUpTo = null;
    },
    reconnect: () => {
      const after = lastSeq(this.state.log) || undefined;
      const missed = this.log.slice(after ?? 0);
      const gap = missed.length > MOST_MISSED;
      this.sentUpTo = this.log.length;
      if (gap) this.absences.push({ after: after ?? 0, before: this.log.length - PAGE + 1 });
      const brought = after === undefined || gap ? this.log.slice(-PAGE) : missed;
      const welcome = aWelcome({ head: this.log.length, missed: brought, gap });
      this.do({ type: 'welcomed', welcome, at: new Date(0) });
    },
    olderPage: () => {
      const oldest = this.state.log.messages[0]?.seq;
      if (oldest) this.page({ before: oldest });
    },
    gapFromBelow: () => {
      const gap = this.gaps()[0];
      if (gap) this.page({ before: gap.before });
    },
    gapFromAbove: () => {
      const gap = this.gaps()[0];
      if (gap) this.page({ after: gap.after });
    },
    holeIsAskedFor: () => {
      const hole = holeOf(this.state.log);
      if (hole) this.page({ after: hole.after });
    },
  };

  private page(bound: { before: number } | { after: number }): void {
    const page =
      'before' in bound
        ? this.log.slice(Math.max(0, bound.before - 1 - PAGE), bound.before - 1)
        : this.log.slice(bound.after, bound.after + PAGE);
    this.do({ type: 'paged', messages: page });
  }

  private gaps(): { after: number; before: number }[] {
    const { messages } = this.state.log;
    return messages.flatMap((message, index) => {
      const previous = messages[index - 1];
      return previous && message.seq > previous.seq + 1 ? [{ after: previous.seq, before: message.seq }] : [];
    });
  }

  /** Whatever happened: each line is the log's own, in the log's order, once, and none stands both sent and unsent. */
  private check(step: string): void {
    const { log, pending } = this.state;
    if (log.messages.some(({ seq }, index) => seq <= (log.messages[index - 1]?.seq ?? 0))) {
      this.faults.push(`out of order or twice after ${step}`);
    }
    if (log.messages.some((message) => message !== this.log[message.seq - 1])) {
      this.faults.push(`not what the log says after ${step}`);
    }
    const isAbsence = (gap: { after: number; before: number }) =>
      this.absences.some(({ after, before }) => after <= gap.after && gap.before <= before);
    if (!this.gaps().every(isAbsence)) this.faults.push(`a hole in sight after ${step}`);
    const isHere = (clientId: string) =>
      log.messages.some((message) => message.sender === MAYA && message.clientId === clientId);
    if (pending.some(({ clientId }) => isHere(clientId))) this.faults.push(`sent and unsent after ${step}`);
  }

  /** The line comes back, every gap is asked for, and every line goes out. */
  settle(): void {
    this.steps.reconnect();
    while (holeOf(this.state.log)) this.steps.holeIsAskedFor();
    while (this.gaps().length > 0) this.steps.gapFromBelow();
    for (const { status } of this.state.pending) if (status !== 'sent') this.steps.sendIsAcknowledged();
    while (holeOf(this.state.log)) this.steps.holeIsAskedFor();
  }
}

type Step = keyof World['steps'];
const STEPS = Object.keys(new World().steps) as Step[];

it('shows a slice of the log, whatever comes live, late, twice, or after a cut', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 60 }), (steps) => {
      const world = new World();
      for (const step of steps) world.steps[step]();
      world.settle();
      expect(world.faults).toEqual([]);
      const first = world.state.log.messages[0]?.seq ?? 1;
      expect(world.state.log.messages).toEqual(world.log.slice(first - 1));
      expect(world.state.log.ahead).toEqual([]);
      expect(world.state.pending).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
