import { expect, it } from '@jest/globals';
import { presentAmong } from './chat-here.rules.js';

const MINUTE = 60_000;

it('counts somebody as away after five minutes out of sight', () => {
  const window = { userId: 1, hiddenSince: 1_000 };
  expect(presentAmong([window], 1_000 + 5 * MINUTE - 1)).toEqual(new Set([1]));
  expect(presentAmong([window], 1_000 + 5 * MINUTE)).toEqual(new Set());
});

it('counts each person once, and as here while one of their windows is seen', () => {
  const windows = [
    { userId: 1, hiddenSince: 0 },
    { userId: 1, hiddenSince: null },
    { userId: 2, hiddenSince: null },
    { userId: 2, hiddenSince: null },
    { userId: 3, hiddenSince: 0 },
  ];
  expect(presentAmong(windows, 10 * MINUTE)).toEqual(new Set([1, 2]));
});
