/** A part of an instalment plan after the deposit: due so many days before departure, or on a day that stays. */
export interface LaterPart {
  /** Whole percent of what is owed in all. */
  percent: number;
  /** Null where a day is set. */
  daysBefore: number | null;
  /** `YYYY-MM-DD` in the trip's zone; null where days are counted. */
  dueOn: string | null;
}

/**
 * How a trip is paid: at once with a whole percentage off, or in parts, the deposit when booking and the others by their
 * days, together 100 percent.
 */
export interface PaymentPlan {
  fullDiscountPercent: number;
  depositPercent: number;
  laterParts: LaterPart[];
}

/** As trips and bookings keep it: those made before a percentage could be named have none. */
export type InstalmentPlan = Omit<PaymentPlan, 'fullDiscountPercent'> & Partial<PaymentPlan>;

/** Specification section 9: what holds for a trip, and a booking, that names no plan of its own. */
export const USUAL_PLAN: PaymentPlan = {
  fullDiscountPercent: 5,
  depositPercent: 25,
  laterParts: [
    { percent: 50, daysBefore: 60, dueOn: null },
    { percent: 25, daysBefore: 30, dueOn: null },
  ],
};

/** The whole plan of what is kept: the usual one for whatever is left out. */
export const planOf = (kept: InstalmentPlan | null | undefined): PaymentPlan => ({ ...USUAL_PLAN, ...kept });

/** The part with which everything is paid. */
export function lastPart(plan: InstalmentPlan | null): LaterPart {
  const last = planOf(plan).laterParts.at(-1);
  if (!last) throw new Error('An instalment plan has no part after the deposit.');
  return last;
}
