import { describe, expect, it } from '@jest/globals';
import { dueWords, isDaytime, isReminderDay } from './reminder.rules.js';

describe('a part due on August 6', () => {
  it.each([
    ['2025-07-29', false],
    ['2025-07-30', true],
    ['2025-08-02', false],
    ['2025-08-03', true],
    ['2025-08-05', false],
    ['2025-08-06', true],
    ['2025-08-07', false],
    ['2025-08-08', true],
    ['2025-08-09', false],
  ])('is spoken of on %s: %s', (today, expected) => {
    expect(isReminderDay('2025-08-06', today)).toBe(expected);
  });
});

it('PAY-31: days are counted on the calendar, across the change of clocks and the end of the year', () => {
  expect(isReminderDay('2025-11-03', '2025-10-31')).toBe(true);
  expect(isReminderDay('2025-03-12', '2025-03-05')).toBe(true);
  expect(isReminderDay('2026-01-02', '2025-12-30')).toBe(true);
  expect(isReminderDay('2025-12-30', '2026-01-01')).toBe(true);
});

it.each([
  ['2025-08-06', '2025-08-08', 'was due 2 days ago'],
  ['2025-08-06', '2025-08-07', 'was due yesterday'],
  ['2025-08-06', '2025-08-06', 'is due today'],
  ['2025-08-06', '2025-08-05', 'is due tomorrow'],
  ['2025-08-06', '2025-07-30', 'is due in 7 days'],
])('due on %s, seen on %s: it %s', (dueOn, today, words) => expect(dueWords(dueOn, today)).toBe(words));

it('nobody is woken', () => {
  expect([8, 9, 20, 21].map(isDaytime)).toEqual([false, true, true, false]);
});
