import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock/clock.js';

/** Mails about what was said go out in the daytime of the trip's zone; announcements do not wait for it. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 21;
const ANNOUNCEMENT_WAITS_MS = HOUR_MS;
/** Somebody connected is noted every ten minutes. */
const CONNECTED_MS = 11 * MINUTE_MS;

/** How somebody stands to a trip's chat. */
export interface Unread {
  /** When they were last connected; null for never. */
  lastSeenAt: Date | null;
  /** When the last mail about any chat went to them; null for never. */
  mailedAt: Date | null;
  /** Of others whom they have not muted, and in no mail yet. */
  unread: number;
  /** When the oldest announcement among these was made; null when there is none. */
  announcedAt: Date | null;
}

/** Whether it is time for a mail to somebody. @param hour in the trip's zone. */
export function isMailDue(
  { lastSeenAt, mailedAt, unread, announcedAt }: Unread,
  now: Date,
  hour: number,
): boolean {
  const since = (at: Date | null) => (at ? now.getTime() - at.getTime() : Infinity);
  if (unread === 0 || since(lastSeenAt) < CONNECTED_MS) return false;
  if (announcedAt && since(announcedAt) >= ANNOUNCEMENT_WAITS_MS) return true;
  const isDaytime = hour >= FROM_HOUR && hour < UNTIL_HOUR;
  return isDaytime && since(lastSeenAt) >= DAY_MS && since(mailedAt) >= DAY_MS;
}
