import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/clock.js';
import type { Role } from './user.entity.js';

/** How long a session lives untouched and in all (security.md 4.1). */
const LIFETIMES: Record<Role, { idleMs: number; absoluteMs: number }> = {
  guest: { idleMs: 2 * HOUR_MS, absoluteMs: 7 * DAY_MS },
  host: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
};

/** A session's use is noted at most this often, so that reading a page writes nothing. */
export const TOUCH_EVERY_MS = MINUTE_MS;

export function sessionEnd(role: Role, createdAt: Date): Date {
  return new Date(createdAt.getTime() + LIFETIMES[role].absoluteMs);
}

export function isAlive(session: { lastSeenAt: Date; expiresAt: Date }, role: Role, now: Date): boolean {
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() <= LIFETIMES[role].idleMs;
}
