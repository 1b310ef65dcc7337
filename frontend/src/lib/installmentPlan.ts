import { formatLongDay } from './time/dates';

/** A part after the deposit: due so many days before departure, or on a day, `YYYY-MM-DD`; the other is null. */
interface LaterPart {
  percent: number;
  daysBefore: number | null;
  dueOn: string | null;
}

/** How a trip, or a booking, is paid in parts. */
export interface InstallmentPlan {
  depositPercent: number;
  laterParts: readonly LaterPart[];
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "two parts", "one part". */
export const partsWords = (count: number) => `${COUNTS[count] ?? count} ${count === 1 ? 'part' : 'parts'}`;

/** "50% is due 60 days before departure, and the last 25% 30 days before departure". */
export function laterPartsText(parts: readonly LaterPart[]): string {
  const [first, ...others] = parts;
  if (!first) return '';
  const start = `${others.length ? '' : 'the other '}${first.percent}% is due ${dayWords(first)}`;
  const rest = others.map(
    (part, i) => `${i === others.length - 1 ? 'and the last ' : ''}${part.percent}% ${dayWords(part)}`,
  );
  return [start, ...rest].join(', ');
}

function dayWords({ daysBefore, dueOn }: LaterPart): string {
  if (dueOn !== null) return `by ${formatLongDay(dueOn)}`;
  if (!daysBefore) return 'on the day of departure';
  return `${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before departure`;
}
