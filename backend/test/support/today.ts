import { setTimeout as pause } from 'node:timers/promises';
import { DateTime } from 'luxon';

const LASTS_MS = 60_000;

/** Today's date in a zone, `YYYY-MM-DD`; where it ends within a minute, tomorrow's, once it has come: a test is of one day. */
export async function todayIn(zone: string): Promise<string> {
  const now = DateTime.now().setZone(zone);
  const leftMs = now.endOf('day').diff(now).milliseconds + 1;
  if (leftMs < LASTS_MS) await pause(leftMs);
  return DateTime.now().setZone(zone).toISODate()!;
}
