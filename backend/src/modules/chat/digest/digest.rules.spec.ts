import { describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock/clock.js';
import { isMailDue, type Unread } from './digest.rules.js';

const NOW = new Date('2025-06-02T15:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const standing = (changes: Partial<Unread> = {}): Unread => ({
  lastSeenAt: ago(3 * DAY_MS),
  mailedAt: null,
  unread: 4,
  announcedAt: null,
  ...changes,
});

describe('a mail about unread messages goes', () => {
  it.each([
    ['to who has been away for days', {}, 12, true],
    ['to who was never there', { lastSeenAt: null }, 12, true],
    ['not to who has read everything', { unread: 0 }, 12, false],
    ['not to who was there within the day', { lastSeenAt: ago(DAY_MS - 1) }, 12, false],
    ['not twice a day', { mailedAt: ago(DAY_MS - 1) }, 12, false],
    ['again on the next day', { mailedAt: ago(DAY_MS) }, 12, true],
    ['not at night', {}, 8, false],
    ['not at night', {}, 21, false],
  ])('%s', (_, changes, hour, expected) => {
    expect(isMailDue(standing(changes), NOW, hour)).toBe(expected);
  });
});

describe('an announcement', () => {
  const announced = (changes: Partial<Unread> = {}) =>
    standing({ announcedAt: ago(HOUR_MS), mailedAt: ago(HOUR_MS), lastSeenAt: ago(2 * HOUR_MS), ...changes });

  it('is mailed once it was unread for an hour, at any hour, whatever was mailed that day', () => {
    expect(isMailDue(announced(), NOW, 3)).toBe(true);
    expect(isMailDue(announced({ announcedAt: ago(HOUR_MS - 1) }), NOW, 12)).toBe(false);
  });

  it('is not mailed to who is connected', () => {
    expect(isMailDue(announced({ lastSeenAt: ago(10 * MINUTE_MS) }), NOW, 12)).toBe(false);
  });
});
