import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { freePort } from '../../tools/local/free-port.js';
import { channel } from '../src/platform/realtime/bus.js';
import { RedisBus } from '../src/platform/realtime/redis-bus.js';
import { eventually } from './support/eventually.js';
import { startRedis } from './support/stack.js';
import type { StartedProcess } from './support/started-process.js';

const NEWS = channel<unknown>('news');
let url: string;
let redis: StartedProcess;
const nodes: RedisBus[] = [];

beforeAll(async () => {
  url = `redis://127.0.0.1:${await freePort()}`;
  redis = await startRedis(url);
});
afterEach(() => nodes.splice(0).forEach((node) => node.onApplicationShutdown()));
afterAll(() => redis.stop());

/** A node of its own, and what it hears on one channel. */
function aNode(): { bus: RedisBus; heard: unknown[] } {
  const bus = new RedisBus(url);
  const heard: unknown[] = [];
  bus.on(NEWS, (payload) => heard.push(payload));
  nodes.push(bus);
  return { bus, heard };
}

/** Rings until the other node hears it: what was rung before both were connected may be lost. */
const hears = (from: RedisBus, heard: unknown[], word: string) =>
  eventually(() => {
    from.publish(NEWS, word);
    expect(heard).toContain(word);
  });

it('tells other nodes, and its own handlers once', async () => {
  const [a, b] = [aNode(), aNode()];
  await hears(a.bus, b.heard, 'ready');
  await hears(b.bus, a.heard, 'ready');
  a.bus.publish(NEWS, { text: 'hello', n: 1 });
  await eventually(() => expect(b.heard.at(-1)).toEqual({ text: 'hello', n: 1 }));
  b.bus.publish(NEWS, 'answer');
  await eventually(() => expect(a.heard.at(-1)).toBe('answer'));
  expect(a.heard.filter((payload) => typeof payload === 'object')).toHaveLength(1);
});

it('hears again after its subscription was cut, again and again (REL-06)', async () => {
  const [a, b] = [aNode(), aNode()];
  const operator = new Redis(url);
  for (let cut = 0; cut < 5; cut++) {
    await hears(a.bus, b.heard, `before cut ${cut}`);
    await operator.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  }
  await eventually(() => {
    a.bus.publish(NEWS, 'after all');
    expect(b.heard).toContain('after all');
  });
  operator.disconnect();
});

it('neither throws nor keeps anything while Redis is gone, and hears again when it is back', async () => {
  const [a, b] = [aNode(), aNode()];
  await hears(a.bus, b.heard, 'before');
  await redis.kill9();
  for (let i = 0; i < 20_000; i++) a.bus.publish(NEWS, i);
  const late = aNode();
  await redis.start();
  await hears(a.bus, b.heard, 'back');
  await hears(a.bus, late.heard, 'late');
  expect(b.heard.filter((payload) => typeof payload === 'number')).toEqual([]);
  expect(a.heard.filter((payload) => typeof payload === 'number')).toHaveLength(20_000);
});
