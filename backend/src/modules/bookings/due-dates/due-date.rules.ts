import { longDay } from '../../../platform/clock/long-day.js';

/** A part that is not settled. */
interface OpenDay {
  position: number;
  dueOn: string;
}

/**
 * Why a part cannot be due on a day, as a sentence; null when it can. Money pays the parts in their order, so their days keep
 * it too.
 * @param open the parts that are not settled, earliest first, this one among them.
 * @param days `YYYY-MM-DD` in the trip's zone: today, and the day of departure.
 */
export function dueDayProblem(
  open: readonly OpenDay[],
  { position, dueOn }: OpenDay,
  { today, startDate }: { today: string; startDate: string },
): string | null {
  const place = open.findIndex((part) => part.position === position);
  const [before, after] = [open[place - 1], open[place + 1]];
  if (dueOn < today) return 'Choose today or a day that is still to come';
  if (dueOn > startDate) return `The trip sails on ${longDay(startDate)}: choose a day until then`;
  if (before && dueOn < before.dueOn)
    return `The part before it is due on ${longDay(before.dueOn)}: choose that day or a later one`;
  if (after && dueOn > after.dueOn)
    return `The part after it is due on ${longDay(after.dueOn)}: choose that day or an earlier one`;
  return null;
}
