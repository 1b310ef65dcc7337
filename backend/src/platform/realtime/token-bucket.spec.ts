import { expect, it } from '@jest/globals';
import { TokenBuckets } from './token-bucket.js';

it('lets a burst through, then the steady rate, and says how long to wait', () => {
  const buckets = new TokenBuckets<string>({ burst: 3, perSecond: 2 });
  const waits = [0, 0, 0, 0, 500, 500].map((at) => buckets.take('a', at).waitMs);
  expect(waits).toEqual([0, 0, 0, 500, 0, 500]);
});

it('counts refusals in a row', () => {
  const buckets = new TokenBuckets<string>({ burst: 1, perSecond: 1 });
  expect([0, 0, 0, 1_000, 1_000].map((at) => buckets.take('a', at).refusals)).toEqual([0, 1, 2, 0, 1]);
});

it('keeps one key from using up the tokens of another, also after pruning', () => {
  const buckets = new TokenBuckets<string>({ burst: 1, perSecond: 1 });
  buckets.take('a', 0);
  expect(buckets.take('b', 0).waitMs).toBe(0);
  buckets.prune(500);
  expect(buckets.take('a', 500).waitMs).toBe(500);
});
