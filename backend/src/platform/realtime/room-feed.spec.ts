import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import * as fc from 'fast-check';
import { MAX_MISSED, NEWEST_PAGE, RoomFeed, TAIL_SIZE } from './room-feed.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A log, one node's feed of it, and members that note what they got. */
class Room {
  readonly log: number[] = [];
  readonly members: { from: number; got: number[] }[] = [];
  loads = 0;
  broken = false;
  readonly feed = new RoomFeed<number>({
    numberOf: (item) => item,
    head: async () => this.log.length,
    load: async (after, limit) => {
      this.loads++;
      if (this.broken) throw new Error('no database');
      return this.log.slice(after, after + limit);
    },
    deliver: (items) => {
      for (const member of this.members) member.got.push(...items);
    },
    onFault: () => undefined,
  });

  write(count: number): void {
    for (let i = 0; i < count; i++) this.log.push(this.log.length + 1);
  }

  async join(after?: number): Promise<{ got: number[]; gap: boolean; head: number }> {
    const member = { from: after ?? 0, got: [] as number[], gap: false, head: 0 };
    await this.feed.join(after, ({ missed, gap, head }) => {
      Object.assign(member, { gap, head });
      member.got.push(...missed);
      if (after === undefined || gap) member.from = head - missed.length;
      this.members.push(member);
    });
    return member;
  }

  async settle(): Promise<void> {
    await this.feed.reach(this.log.length);
    await jest.advanceTimersByTimeAsync(100);
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

it('hands a newcomer the newest page, and what comes later', async () => {
  const room = new Room();
  room.write(200);
  const member = await room.join();
  await jest.advanceTimersByTimeAsync(50);
  room.write(1);
  room.feed.accept([201]);
  expect(member.got).toEqual(range(200 - NEWEST_PAGE + 1, 201));
});

it('delivers at once when idle and in one piece while busy', async () => {
  const room = new Room();
  await room.join();
  const frames: number[][] = [];
  room.members.push({
    from: 0,
    got: Object.assign([], { push: (...items: number[]) => frames.push(items) }),
  });
  for (const item of [1, 2, 3]) room.feed.accept([item]);
  expect(frames).toEqual([[1]]);
  await jest.advanceTimersByTimeAsync(50);
  expect(frames).toEqual([[1], [2, 3]]);
});

it('waits for a late item before it asks the log for it', async () => {
  const room = new Room();
  const member = await room.join();
  room.write(2);
  const loads = room.loads;
  room.feed.accept([2]);
  room.feed.accept([1]);
  await jest.advanceTimersByTimeAsync(100);
  expect([member.got, room.loads]).toEqual([[1, 2], loads]);
});

it('catches a crowd up from memory after a disconnect', async () => {
  const room = new Room();
  room.write(3_000);
  await room.join();
  const loads = room.loads;
  const members = await Promise.all(range(1, 50).map(() => room.join(2_600)));
  expect(members.every((m) => m.got.length === 400 && !m.gap)).toBe(true);
  expect(room.loads).toBe(loads);
});

it('says that there is a gap when more was missed than is sent', async () => {
  const room = new Room();
  room.write(TAIL_SIZE * 2);
  expect(await room.join(TAIL_SIZE * 2 - MAX_MISSED)).toMatchObject({ gap: false });
  expect(await room.join(TAIL_SIZE * 2 - MAX_MISSED - 1)).toMatchObject({ gap: true });
  expect((await room.join(1)).got).toEqual(range(TAIL_SIZE * 2 - NEWEST_PAGE + 1, TAIL_SIZE * 2));
});

it('learns from a newcomer that the log goes on', async () => {
  const room = new Room();
  const here = await room.join();
  room.write(5); // announced on a node whose message never came here
  const newcomer = await room.join(4);
  await room.settle();
  expect([here.got, newcomer.got]).toEqual([range(1, 5), [5]]);
});

it('goes on where it was when the log can be read again', async () => {
  const room = new Room();
  const member = await room.join();
  room.write(5);
  room.broken = true;
  room.feed.accept([3, 5]);
  await room.settle();
  expect(member.got).toEqual([]);
  room.broken = false;
  await room.settle();
  expect(member.got).toEqual(range(1, 5));
});

/** What may happen to a room, in any order: items written, some announced late, twice or never, people coming. */
const event = fc.oneof(
  fc.record({ type: fc.constant('write' as const), count: fc.integer({ min: 1, max: 700 }) }),
  fc.record({
    type: fc.constant('announce' as const),
    back: fc.integer({ min: 0, max: 60 }),
    count: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({ type: fc.constant('join' as const), after: fc.option(fc.nat(3_000), { nil: undefined }) }),
  fc.record({ type: fc.constant('reach' as const) }),
  fc.record({ type: fc.constant('break' as const) }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 60 }) }),
);

it('gives every member a slice of the log, whatever is late, doubled or lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), fc.nat(300), async (events, start) => {
      const room = new Room();
      room.write(start);
      const pending: Promise<unknown>[] = [];
      for (const e of events) {
        if (e.type === 'write') room.write(e.count);
        if (e.type === 'announce')
          room.feed.accept(
            room.log
              .slice(-e.back - e.count)
              .slice(0, e.count)
              .toReversed(),
          );
        if (e.type === 'join') pending.push(room.join(e.after).catch(() => undefined));
        if (e.type === 'reach') pending.push(room.feed.reach(room.log.length));
        if (e.type === 'break') room.broken = !room.broken;
        if (e.type === 'wait') await jest.advanceTimersByTimeAsync(e.ms);
      }
      room.broken = false;
      await Promise.all([...pending, room.join()]);
      await room.settle();
      for (const member of room.members) expect(member.got).toEqual(room.log.slice(member.from));
    }),
    { numRuns: 500 },
  );
});
