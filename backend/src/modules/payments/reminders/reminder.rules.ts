import { daysBetween } from '../../../../contracts/days.js';
import { type BookingStatus, UNPAID_HOLDS } from '../../bookings/booking.rules.js';

/** The kind of the mail, and what makes it one a day and person: today is a date in the trip's zone. */
export const REMINDER_MAIL = 'payment_reminder';

export function reminderRef(email: string, today: string): string {
  return `${email.toLowerCase()}:${today}`;
}

/** The day in a mail's key. */
export const dayOf = (ref: string): string => ref.slice(ref.lastIndexOf(':') + 1);

/** Days between a due date and the day of its reminder: a week and three days before, on the day, and two days late. */
const REMIND_DAYS_BEFORE: readonly number[] = [7, 3, 0, -2];

/** The last reminder of a part that was missed is worth sending this long; then it is a host's turn to ask. */
const LATE_DAYS = 14;

/** Reminders go out in the daytime of the trip's zone. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 21;

export function isDaytime(hour: number): boolean {
  return hour >= FROM_HOUR && hour < UNTIL_HOUR;
}

/** A part of a booking that is not settled. */
export interface OpenPart {
  /** `YYYY-MM-DD` in the trip's zone. */
  dueOn: string;
  missingCents: number;
}

/**
 * Whether a part is to be spoken of today: on the days of its reminders, and after one that was missed (the server was
 * down, a dispute silenced it). Only the newest one counts, and only while the buyer has heard nothing of the booking's
 * money since that day began: no payment, no mail. Dates in the trip's zone.
 */
export function isReminderDue(dueOn: string, today: string, heardOn: string): boolean {
  const daysToGo = daysBetween(today, dueOn);
  const newest = REMIND_DAYS_BEFORE.findLast((days) => daysToGo <= days);
  if (newest === undefined) return false;
  const missedFor = newest - daysToGo;
  return missedFor <= LATE_DAYS && daysBetween(heardOn, today) > missedFor;
}

/** Whether a part is near enough, or late enough, for a reminder at all. */
export function isNear(dueOn: string, today: string): boolean {
  return daysBetween(today, dueOn) <= Math.max(...REMIND_DAYS_BEFORE);
}

/** "was due on ...", "is due today", "is due in 3 days". */
export function dueWords(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days < 0) return `was due ${-days === 1 ? 'yesterday' : `${-days} days ago`}`;
  if (days === 0) return 'is due today';
  return days === 1 ? 'is due tomorrow' : `is due in ${days} days`;
}

/** Why somebody gets no reminder though a host wants to send one. */
export type WhyNot =
  | 'ended'
  | 'waits'
  | 'nothing_owed'
  | 'disputed'
  | 'money_under_way'
  | 'is_paying'
  | 'no_mail'
  | 'sent_today';

/** What a host's reminder depends on. */
export interface Remindable {
  status: BookingStatus;
  email: string;
  owedCents: number;
  isDisputed: boolean;
  /** PayPal has not said yet how a payment went. */
  isMoneyUnderWay: boolean;
  /** The place is held for a buyer who is at the checkout now. */
  isHeldForMinutes: boolean;
  /** A reminder went to this person today, for whatever booking. */
  wasRemindedToday: boolean;
}

/** Null when the reminder may go out. */
export function whyNot(booking: Remindable): WhyNot | null {
  const { status } = booking;
  if (status === 'cancelled' || status === 'expired') return 'ended';
  if (status === 'draft' || status === 'waitlist') return 'waits';
  if (booking.owedCents <= 0 || status === 'paid') return 'nothing_owed';
  if (booking.isDisputed) return 'disputed';
  if (booking.isMoneyUnderWay) return 'money_under_way';
  if (UNPAID_HOLDS.includes(status) && booking.isHeldForMinutes) return 'is_paying';
  if (!booking.email.includes('@')) return 'no_mail';
  return booking.wasRemindedToday ? 'sent_today' : null;
}
