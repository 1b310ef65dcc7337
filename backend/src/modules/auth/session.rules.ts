import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/clock.js';
import type { Role, User } from './user.entity.js';

/** How long a session lives untouched and in all. */
const LIFETIMES: Record<Role, { idleMs: number; absoluteMs: number }> = {
  guest: { idleMs: 2 * HOUR_MS, absoluteMs: 7 * DAY_MS },
  host: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
};

/** How strictly a person's sessions are kept: an operator's like a host's. */
export const keptLike = ({ role, isOperator }: Pick<User, 'role' | 'isOperator'>): Role =>
  isOperator ? 'host' : role;

/** A session's use is noted at most this often, so that reading a page writes nothing. */
export const TOUCH_EVERY_MS = MINUTE_MS;

export function sessionEnd(role: Role, createdAt: Date): Date {
  return new Date(createdAt.getTime() + LIFETIMES[role].absoluteMs);
}

/**
 * Whether a request, or a page that stays open, says that the person is there. A guest waits for messages in an open chat;
 * a host's desk asks by itself all day, and must not stay open to whoever walks past: only what they do themselves counts.
 */
export const isSeen = (role: Role, isOwnAct: boolean): boolean => role === 'guest' || isOwnAct;

/** The last sight that a session which goes on may have at the least. */
export const seenSince = (role: Role, now: Date): Date => new Date(now.getTime() - LIFETIMES[role].idleMs);

export function isAlive(session: { lastSeenAt: Date; expiresAt: Date }, role: Role, now: Date): boolean {
  return now < session.expiresAt && session.lastSeenAt >= seenSince(role, now);
}
