import { MINUTE_MS } from '../../../platform/clock/clock.js';

const AWAY_AFTER_MS = 5 * MINUTE_MS;

/** A window in which the chat is open. */
export interface OpenWindow {
  userId: number;
  /** Since when nobody sees it, on the machine's own steady clock; null while it is seen. */
  hiddenSince: number | null;
}

/** Who is here: one window that is seen, or was seen within five minutes, is enough. */
export function presentAmong(windows: Iterable<OpenWindow>, now: number): Set<number> {
  const people = new Set<number>();
  for (const { userId, hiddenSince } of windows)
    if (hiddenSince === null || now - hiddenSince < AWAY_AFTER_MS) people.add(userId);
  return people;
}
