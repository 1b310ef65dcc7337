import { addDays } from '../../../backend/contracts/days';
import { now } from './time/clock';
import { dayIn } from './time/zoned';

/** So many days before the departure hosts begin to look at who will be there. */
const DAYS_AHEAD = 7;

interface Sailing {
  /** `YYYY-MM-DD` in the trip's zone; null or empty before they are set. */
  startDate: string | null;
  endDate: string | null;
  timeZone: string;
  isCalledOff: boolean;
}

/** Whether a trip begins within a week or is on, by its own clocks: the ways to who is here are shown then. */
export function isBoardingNear({ startDate, endDate, timeZone, isCalledOff }: Sailing): boolean {
  if (!startDate || isCalledOff) return false;
  const today = dayIn(timeZone, now());
  return addDays(startDate, -DAYS_AHEAD) <= today && today <= (endDate || startDate);
}
