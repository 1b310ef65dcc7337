import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import * as fc from 'fast-check';
import { ChangeFeed, KEPT_STATES, MAX_MISSED_CHANGES } from './change-feed.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface State {
  key: number;
  rev: number;
}

/** Items that change, one node's feed of them, and members that keep the newest state of each item they heard of. */
class Room {
  private readonly items = new Map<number, State>();
  readonly told: State[] = [];
  rev = 0;
  loads = 0;
  broken = false;
  readonly feed = new ChangeFeed<State>({
    keyOf: ({ key }) => key,
    revOf: ({ rev }) => rev,
    rev: async () => this.rev,
    load: async (after, limit) =>
      this.read()
        .filter((s) => s.rev > after)
        .slice(0, limit),
    newest: async (limit) => this.read().slice(-limit),
    onState: () => undefined,
    deliver: (states) => this.told.push(...states),
    onFault: () => undefined,
  });

  change(key: number): State {
    const state = { key, rev: ++this.rev };
    this.items.set(key, state);
    return state;
  }

  states(): Map<number, number> {
    return new Map([...this.items.values()].map(({ key, rev }) => [key, rev]));
  }

  async settle(): Promise<void> {
    await this.feed.reach(this.rev);
    await jest.advanceTimersByTimeAsync(100);
  }

  private read(): State[] {
    this.loads++;
    if (this.broken) throw new Error('no database');
    return [...this.items.values()].toSorted((a, b) => a.rev - b.rev);
  }
}

/** What somebody shows who keeps the newer state of each item. */
function shown(start: Iterable<State>, told: Iterable<State>): Map<number, number> {
  const newest = new Map<number, number>();
  for (const { key, rev } of [...start, ...told]) newest.set(key, Math.max(rev, newest.get(key) ?? 0));
  return newest;
}

it('tells a change at once, and what came while it was busy in one piece', async () => {
  const room = new Room();
  await room.feed.ready();
  room.feed.accept(room.change(1));
  expect(room.told).toEqual([{ key: 1, rev: 1 }]);
  for (const key of [2, 3, 2]) room.feed.accept(room.change(key));
  await jest.advanceTimersByTimeAsync(20);
  expect(room.told.slice(1)).toEqual([
    { key: 3, rev: 3 },
    { key: 2, rev: 4 },
  ]);
});

it('waits for a doorbell that was overtaken, and reads what nobody rang for', async () => {
  const room = new Room();
  await room.feed.ready();
  const { loads } = room;
  const [first, second] = [room.change(1), room.change(2)];
  room.feed.accept(second);
  room.feed.accept(first);
  expect([room.feed.rev, room.loads]).toEqual([2, loads]);
  room.change(3);
  room.feed.accept(room.change(4));
  await jest.advanceTimersByTimeAsync(50);
  expect(room.told.map(({ rev }) => rev)).toEqual([1, 2, 3, 4]);
});

it('never hands out an older state than it has told', async () => {
  const room = new Room();
  await room.feed.ready();
  const old = { key: 1, rev: 0 };
  room.feed.accept(room.change(1));
  expect(room.feed.latest([old, { key: 2, rev: 0 }])).toEqual([
    { key: 1, rev: 1 },
    { key: 2, rev: 0 },
  ]);
  expect(room.feed.latest([{ key: 1, rev: 7 }])).toEqual([{ key: 1, rev: 7 }]);
});

it('catches up who knows of a change, here or from a node that heard of more', async () => {
  const room = new Room();
  for (const key of [1, 2, 1]) room.change(key);
  await room.feed.ready();
  expect(room.feed.since(undefined)).toEqual({ rev: 3, changed: [], gap: false });
  expect(room.feed.since(0).changed.map(({ rev }) => rev)).toEqual([2, 3]);
  room.change(3);
  await room.feed.ready(4);
  expect(room.feed.since(4)).toEqual({ rev: 4, changed: [], gap: false });
});

it('says that there is a gap when more was missed than is sent, or the log went back', async () => {
  const room = new Room();
  for (let key = 1; key <= MAX_MISSED_CHANGES + 1; key++) room.change(key);
  await room.feed.ready();
  expect(room.feed.since(0).gap).toBe(true);
  expect(room.feed.since(1)).toMatchObject({ gap: false, changed: { length: MAX_MISSED_CHANGES } });
  expect(room.feed.since(room.rev + 1).gap).toBe(true);
});

it('keeps the newest states only, and knows which it has forgotten', async () => {
  const room = new Room();
  await room.feed.ready();
  for (let key = 1; key <= KEPT_STATES + 100; key++) room.feed.accept(room.change(key));
  for (let again = 0; again < KEPT_STATES; again++) room.feed.accept(room.change(5_000));
  expect(room.feed.since(99).gap).toBe(true);
  expect(room.feed.since(room.rev - 5)).toMatchObject({
    gap: false,
    changed: [{ key: 5_000, rev: room.rev }],
  });
});

const event = fc.oneof(
  fc.record({
    type: fc.constant('change' as const),
    key: fc.integer({ min: 1, max: 12 }),
    lost: fc.boolean(),
  }),
  fc.record({ type: fc.constant('late' as const) }),
  fc.record({ type: fc.constant('reach' as const) }),
  fc.record({ type: fc.constant('break' as const) }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 60 }) }),
);

it('leads everybody to the same states, whatever is late, doubled or lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), fc.nat(20), async (events, before) => {
      const room = new Room();
      for (let i = 0; i < before; i++) room.change((i % 5) + 1);
      const atStart = [...room.states()].map(([key, rev]) => ({ key, rev }));
      await room.feed.ready();
      const late: State[] = [];
      const pending: Promise<void>[] = [];
      for (const e of events) {
        if (e.type === 'change') {
          const state = room.change(e.key);
          if (e.lost) late.push(state);
          else room.feed.accept(state);
        }
        if (e.type === 'late') late.splice(0, 2).forEach((state) => room.feed.accept(state));
        if (e.type === 'reach') pending.push(room.feed.reach(room.rev));
        if (e.type === 'break') room.broken = !room.broken;
        if (e.type === 'wait') await jest.advanceTimersByTimeAsync(e.ms);
      }
      room.broken = false;
      await Promise.all(pending);
      await room.settle();
      expect(shown(atStart, room.told)).toEqual(room.states());
      expect(shown(atStart, room.feed.since(before).changed)).toEqual(room.states());
      const revs = room.told.map(({ rev }) => rev);
      expect(revs).toEqual([...new Set(revs)].toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});
