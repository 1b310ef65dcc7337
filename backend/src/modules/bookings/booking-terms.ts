import { dateInZone, type SaleableTrip } from '../trips/trips.service.js';
import type { Booking } from './booking.entity.js';
import { type Plan, planTerms, type PlanTerms } from './quote/quote.rules.js';

/** The terms of paying a booking in full or in parts from `now` on: its total, the plan it was made with, its trip's days. */
export function termsOf(
  { totalCents, instalmentPlan }: Pick<Booking, 'totalCents' | 'instalmentPlan'>,
  { startDate, timeZone }: Pick<SaleableTrip, 'startDate' | 'timeZone'>,
  { plan, now }: { plan: Plan; now: Date },
): PlanTerms {
  const today = dateInZone(now, timeZone);
  return planTerms(plan, totalCents, { plan: instalmentPlan, departsOn: startDate, today });
}
