/** A part of an instalment plan after the deposit: due so many days before departure, or on a day that stays. */
export interface LaterPart {
  /** Whole percent of what is owed in all. */
  percent: number;
  /** Null where a day is set. */
  daysBefore: number | null;
  /** `YYYY-MM-DD` in the trip's zone; null where days are counted. */
  dueOn: string | null;
}

/** How a trip is paid in parts: the deposit when booking, then the others by their days. Together 100 percent. */
export interface InstalmentPlan {
  depositPercent: number;
  laterParts: LaterPart[];
}

/** Specification section 9: what holds for a trip, and a booking, that names no plan of its own. */
export const USUAL_PLAN: InstalmentPlan = {
  depositPercent: 25,
  laterParts: [
    { percent: 50, daysBefore: 60, dueOn: null },
    { percent: 25, daysBefore: 30, dueOn: null },
  ],
};

/** The part with which everything is paid. */
export function lastPart(plan: InstalmentPlan | null): LaterPart {
  const last = (plan ?? USUAL_PLAN).laterParts.at(-1);
  if (!last) throw new Error('An instalment plan has no part after the deposit.');
  return last;
}
