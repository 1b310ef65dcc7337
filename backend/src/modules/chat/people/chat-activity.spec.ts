import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/clock.js';
import type { Bus } from '../../../platform/realtime/bus.js';
import { ChatActivities } from './chat-activity.js';

const TRIP = 7;
/** Longer than figures are kept without counting again. */
const A_WHILE_MS = 1_500;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A trip whose figures are as they are set, and what its members are told of them. */
function aTrip() {
  let messagesToday = 0;
  let isDown = false;
  const query = async () => {
    if (isDown) throw new Error('The database is away');
    return [{ messagesToday, activeMembers: 1, totalMembers: 3, photosShared: 0 }];
  };
  const listeners: ((change: { tripId: number }) => void)[] = [];
  const on = (_: unknown, listener: (change: { tripId: number }) => void) => void listeners.push(listener);
  const activities = new ChatActivities(
    { query } as unknown as DataSource,
    { now: () => new Date() } as Clock,
    { on } as unknown as Bus,
  );
  const told: number[] = [];
  return {
    told,
    comesIn: () => activities.current(TRIP),
    tick: (peopled = [TRIP]) =>
      activities.tellChanges(peopled, (_, figures) => told.push(figures.messagesToday)),
    say: (count: number) => {
      messagesToday = count;
      jest.advanceTimersByTime(A_WHILE_MS);
      for (const listener of listeners) listener({ tripId: TRIP });
    },
    down: (now: boolean) => {
      isDown = now;
    },
  };
}

it('tells the figures that differ from those told before, once', async () => {
  const { comesIn, tick, say, told } = aTrip();
  expect(await comesIn()).toMatchObject({ messagesToday: 0, totalMembers: 3 });
  await tick();
  expect(told).toEqual([]);
  say(2);
  await tick();
  await tick();
  expect(told).toEqual([2]);
});

it('tells who had the figures and was not in the room yet when somebody spoke', async () => {
  const { comesIn, tick, say, told } = aTrip();
  await comesIn();
  await tick([]);
  say(2);
  await tick();
  expect(told).toEqual([2]);
});

it('tells what changed while the figures could not be counted', async () => {
  const { comesIn, tick, say, down, told } = aTrip();
  await comesIn();
  say(1);
  down(true);
  await tick();
  down(false);
  await tick();
  expect(told).toEqual([1]);
});
