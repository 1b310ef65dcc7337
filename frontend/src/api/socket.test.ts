import { reconnectDelayMs } from './socket';

it('waits longer with each attempt, ten seconds at most', () => {
  const longest = [0, 1, 2, 3, 4, 5, 20].map((attempt) => reconnectDelayMs(attempt, () => 1));
  expect(longest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});

it('spreads a crowd over the whole time, so that it does not come back in one moment', () => {
  expect(reconnectDelayMs(3, () => 0)).toBe(0);
  expect(reconnectDelayMs(3, () => 0.25)).toBe(1_000);
});
