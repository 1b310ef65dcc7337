import { addDays } from '../../../../backend/contracts/days';
import { formatDay } from '../../lib/time/dates';

/** "Day 2, Sat, Sep 6", by its place from 0; without the date while the trip has none. */
export function dayWords(place: number, startDate: string): string {
  const day = `Day ${place + 1}`;
  return startDate ? `${day}, ${formatDay(addDays(startDate, place))}` : day;
}
