import type { EditTrip } from '../../api/host/hostTrips';
import { NO_NUMBER, wholeTyped } from '../../lib/numbers';

/** A part after the deposit as it is typed: with a number of days before departure, or a day. */
interface LaterPartValues {
  percent: string;
  by: 'days' | 'day';
  daysBefore: string;
  dueOn: string;
}

/** How the trip is paid as it is typed. */
export interface PlanValues {
  fullDiscountPercent: string;
  depositPercent: string;
  laterParts: LaterPartValues[];
}

type Plan = Pick<EditTrip, keyof PlanValues>;

export const EMPTY_PART: LaterPartValues = { percent: '', by: 'days', daysBefore: '', dueOn: '' };

export const wholeOf = (text: string) => wholeTyped(text) ?? NO_NUMBER;

export function planValues({ fullDiscountPercent, depositPercent, laterParts }: Plan): PlanValues {
  return {
    fullDiscountPercent: String(fullDiscountPercent),
    depositPercent: String(depositPercent),
    laterParts: laterParts.map(({ percent, daysBefore, dueOn }) => ({
      percent: String(percent),
      by: dueOn === null ? 'days' : 'day',
      daysBefore: daysBefore === null ? '' : String(daysBefore),
      dueOn: dueOn ?? '',
    })),
  };
}

export function planBody({ fullDiscountPercent, depositPercent, laterParts }: PlanValues): Plan {
  return {
    fullDiscountPercent: wholeOf(fullDiscountPercent),
    depositPercent: wholeOf(depositPercent),
    laterParts: laterParts.map(({ percent, by, daysBefore, dueOn }) => ({
      percent: wholeOf(percent),
      daysBefore: by === 'days' ? wholeOf(daysBefore) : null,
      dueOn: by === 'day' ? dueOn : null,
    })),
  };
}

/** What the parts come to, in percent; what is not typed yet counts nothing. */
export function percentOf({
  depositPercent,
  laterParts,
}: Pick<PlanValues, 'depositPercent' | 'laterParts'>): number {
  return [depositPercent, ...laterParts.map(({ percent }) => percent)].reduce(
    (sum, percent) => sum + (wholeTyped(percent) ?? 0),
    0,
  );
}
