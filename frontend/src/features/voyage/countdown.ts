import { daysBetween } from '../../../../backend/contracts/days';

/** When somebody sails. `daysUntil` counts from today in the trip's zone; 0 is today, negative has begun. */
export interface Departure {
  startDate: string | null;
  endDate: string | null;
  daysUntil: number | null;
  /** It does not take place. */
  isCalledOff: boolean;
}

export type Stage = 'calledOff' | 'unknown' | 'ahead' | 'tomorrow' | 'today' | 'underway' | 'over';

/** Where a trip stands between its announcement and its memory. */
export function stageOf({ startDate, endDate, daysUntil, isCalledOff }: Departure): Stage {
  if (isCalledOff) return 'calledOff';
  if (startDate === null || daysUntil === null) return 'unknown';
  if (daysUntil > 1) return 'ahead';
  if (daysUntil >= 0) return daysUntil === 1 ? 'tomorrow' : 'today';
  const daysLeft = daysUntil + daysBetween(startDate, endDate ?? startDate);
  return daysLeft >= 0 ? 'underway' : 'over';
}

const FIGURES: Record<Exclude<Stage, 'ahead'>, string> = {
  calledOff: 'Called off',
  unknown: 'Dates to be announced',
  tomorrow: 'Tomorrow',
  today: 'Today',
  underway: 'Under way',
  over: 'Completed',
};

/** The days until a trip as a figure: "95 days", "Tomorrow", "Under way". */
export function countdownFigure(departure: Departure): string {
  const stage = stageOf(departure);
  return stage === 'ahead' ? `${departure.daysUntil} days` : FIGURES[stage];
}

const SENTENCES: Record<Exclude<Stage, 'ahead'>, string> = {
  calledOff: 'This trip was called off',
  unknown: 'The dates are not set yet',
  tomorrow: 'We sail tomorrow',
  today: 'We sail today',
  underway: 'We are at sea',
  over: 'Thank you for sailing with us',
};

/** The same as a greeting: "95 days to go", "We sail today". */
export function countdownSentence(departure: Departure): string {
  const stage = stageOf(departure);
  return stage === 'ahead' ? `${departure.daysUntil} days to go` : SENTENCES[stage];
}
