import { expect, it } from '@jest/globals';
import { channel } from './bus.js';
import { LocalBus } from './local-bus.js';
import { RedisBus } from './redis-bus.js';

const [A, B] = [channel<number>('a'), channel<number>('b')];

it('hands a message to the handlers of its channel until they stop listening', () => {
  const bus = new LocalBus();
  const heard: unknown[] = [];
  const stop = bus.on(A, (payload) => heard.push(payload));
  bus.publish(A, 1);
  bus.publish(B, 2);
  stop();
  bus.publish(A, 3);
  expect(heard).toEqual([1]);
});

it('keeps a handler that throws from harming the publisher and the other handlers', () => {
  const bus = new LocalBus();
  const heard: unknown[] = [];
  bus.on(A, () => {
    throw new Error('broken');
  });
  bus.on(A, (payload) => heard.push(payload));
  expect(() => bus.publish(A, 1)).not.toThrow();
  expect(heard).toEqual([1]);
});

it('serves its own node although there is no redis, and ends without waiting for one', () => {
  const bus = new RedisBus('redis://127.0.0.1:1');
  const heard: unknown[] = [];
  bus.on(A, (payload) => heard.push(payload));
  for (let i = 0; i < 5_000; i++) bus.publish(A, i);
  expect(heard).toHaveLength(5_000);
  bus.onApplicationShutdown();
});
