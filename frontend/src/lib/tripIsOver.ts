import { now } from './time/clock';
import { dayIn } from './time/zoned';

/** Whether a trip has ended by its own clocks: it is none of the current ones. */
export function isOver({ endDate, timeZone }: { endDate: string | null; timeZone: string }): boolean {
  return endDate !== null && endDate < dayIn(timeZone, now());
}
