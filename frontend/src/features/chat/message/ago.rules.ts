const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something was said: "just now", "12 min ago", "3 h ago". Null from a day on, where the day above the messages
 * and the clock tell more. Clocks differ: what seems to come is just now.
 */
export function agoOf(at: string, now: Date): string | null {
  const passedMs = now.getTime() - Date.parse(at);
  if (passedMs < MINUTE_MS) return 'just now';
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} min ago`;
  if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} h ago`;
  return null;
}
