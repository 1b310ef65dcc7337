import { expect, it } from '@jest/globals';
import { isAlive, isSeen, sessionEnd } from './session.rules.js';

const opened = new Date('2025-06-02T12:00:00Z');
const after = (ms: number) => new Date(opened.getTime() + ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it.each([
  ['guest', 120 * MINUTE, true],
  ['guest', 121 * MINUTE, false],
  ['host', 30 * MINUTE, true],
  ['host', 31 * MINUTE, false],
] as const)('a %s who did nothing for %d ms is logged in: %s', (role, idle, alive) => {
  expect(isAlive({ lastSeenAt: opened, expiresAt: sessionEnd(role, opened) }, role, after(idle))).toBe(alive);
});

it('ends after seven days, for a host after twelve hours, however busy', () => {
  expect(sessionEnd('guest', opened)).toEqual(after(7 * DAY));
  expect(sessionEnd('host', opened)).toEqual(after(DAY / 2));
  const busy = { lastSeenAt: after(7 * DAY - 1), expiresAt: sessionEnd('guest', opened) };
  expect(isAlive(busy, 'guest', after(7 * DAY - 1))).toBe(true);
  expect(isAlive(busy, 'guest', after(7 * DAY))).toBe(false);
});

it('of a host counts as used by what they do themselves, of a guest also by an open chat', () => {
  expect([isSeen('host', true), isSeen('host', false)]).toEqual([true, false]);
  expect([isSeen('guest', true), isSeen('guest', false)]).toEqual([true, true]);
});
