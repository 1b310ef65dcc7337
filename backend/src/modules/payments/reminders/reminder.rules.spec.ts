import { describe, expect, it } from '@jest/globals';
import { dueWords, isDaytime, isReminderDay, type Remindable, whyNot } from './reminder.rules.js';

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

describe('a reminder that a host wants to send', () => {
  const owing: Remindable = {
    status: 'confirmed',
    email: 'dana@example.com',
    owedCents: 42_500,
    isDisputed: false,
    isMoneyUnderWay: false,
    isHeldForMinutes: false,
    wasRemindedToday: false,
  };

  it.each<[string, Partial<Remindable>, ReturnType<typeof whyNot>]>([
    ['for a confirmed booking that owes goes out', {}, null],
    ['for a place that a host holds goes out', { status: 'pending_payment' }, null],
    ['for a buyer at the checkout waits', { status: 'held', isHeldForMinutes: true }, 'is_paying'],
    ['for a confirmed booking goes out whatever its old hold', { isHeldForMinutes: true }, null],
    ['for a paid one has no sense', { status: 'paid', owedCents: 0 }, 'nothing_owed'],
    ['for an overpaid one has no sense', { owedCents: -100 }, 'nothing_owed'],
    ['for a cancelled one has no sense', { status: 'cancelled' }, 'ended'],
    ['for somebody on the waitlist has no sense', { status: 'waitlist' }, 'waits'],
    ['for a disputed one would add fuel', { isDisputed: true }, 'disputed'],
    ['while a payment is under way would be wrong', { isMoneyUnderWay: true }, 'money_under_way'],
    ['without an address cannot go', { email: '' }, 'no_mail'],
    ['goes out once a day', { wasRemindedToday: true }, 'sent_today'],
  ])('%s', (_, changes, expected) => {
    expect(whyNot({ ...owing, ...changes })).toBe(expected);
  });
});
