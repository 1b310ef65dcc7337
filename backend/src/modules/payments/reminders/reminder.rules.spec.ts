import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { dueWords, isDaytime, isNear, isReminderDue, type Remindable, whyNot } from './reminder.rules.js';

describe('a part due on August 6 whose buyer heard of the money the day before', () => {
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
    const heardOn = DateTime.fromISO(today).minus({ days: 1 }).toISODate() ?? '';
    expect(isReminderDue('2025-08-06', today, heardOn)).toBe(expected);
  });
});

it('who booked, paid or was written to on the very day needs no reminder on it', () => {
  for (const today of ['2025-07-30', '2025-08-03', '2025-08-06', '2025-08-08'])
    expect(isReminderDue('2025-08-06', today, today)).toBe(false);
});

describe('a reminder of a part due on August 6 that was missed', () => {
  it.each([
    ['of a week before goes out two days late', '2025-08-01', '2025-07-07', true],
    ['of three days before stands for the week before as well', '2025-08-04', '2025-07-07', true],
    ['of three days before goes out though the week before was sent', '2025-08-04', '2025-07-30', true],
    ['was sent after all', '2025-08-04', '2025-08-03', false],
    ['came late, and is not said twice', '2025-08-05', '2025-08-04', false],
    ['of the day itself is said to be late by a day', '2025-08-07', '2025-08-03', true],
    ['of two days after is sent within two weeks', '2025-08-22', '2025-08-06', true],
    ["of two days after is a host's affair then", '2025-08-23', '2025-08-06', false],
    ['is nothing to who booked since', '2025-08-01', '2025-07-30', false],
    ['does not exist before the first', '2025-07-29', '2025-01-01', false],
  ])('%s', (_, today, heardOn, expected) => {
    expect(isReminderDue('2025-08-06', today, heardOn)).toBe(expected);
  });
});

it('PAY-31: days are counted on the calendar, across the change of clocks and the end of the year', () => {
  const heardOn = '2024-01-01';
  expect(isReminderDue('2025-11-03', '2025-10-31', heardOn)).toBe(true);
  expect(isReminderDue('2025-03-12', '2025-03-05', heardOn)).toBe(true);
  expect(isReminderDue('2026-01-02', '2025-12-30', heardOn)).toBe(true);
  expect(isReminderDue('2025-12-30', '2026-01-01', heardOn)).toBe(true);
});

it.each([
  ['in March', '2025-03-15', '2025-03-10', '2025-03-08'],
  ['in November', '2025-11-08', '2025-11-03', '2025-11-01'],
  ['at the end of the year', '2026-01-06', '2026-01-01', '2025-12-30'],
])('PAY-31: %s a missed reminder is caught up unless it was sent on its very day', (_, due, today, day) => {
  const before = DateTime.fromISO(day).minus({ days: 1 }).toISODate() ?? '';
  expect(isReminderDue(due, today, before)).toBe(true);
  expect(isReminderDue(due, today, day)).toBe(false);
});

it('a part is near from a week before on', () => {
  const near = ['2025-07-29', '2025-07-30', '2025-08-20'].map((today) => isNear('2025-08-06', today));
  expect(near).toEqual([false, true, true]);
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
