import { DomainError } from '../../../platform/errors/domain-error.js';
import { minimumAgeOf } from '../../trips/trip-config.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import { travelRule, type TravelRule, travellerProblems } from '../travellers/traveller.rules.js';
import type { TravellerDto } from '../travellers/travellers.dto.js';
import type { DraftDto } from './draft.dto.js';
import { passportProblem } from './shown-passport.js';

/** What is asked of who books a trip now. */
export function saleRule(trip: SaleableTrip, now: Date): TravelRule {
  return travelRule(trip, { minimumAge: minimumAgeOf(trip.config) }, dateInZone(now, trip.timeZone));
}

/** What of a draft needs another look, a sentence for each field (`travellers.1.dateOfBirth`); null when nothing does. */
export function draftProblems(dto: DraftDto, rule: TravelRule): Record<string, string> | null {
  if (dto.occupancy === 'single' && dto.travellers.length > 1) {
    return { travellers: 'Single occupancy is for one traveller' };
  }
  const problems = dto.travellers.flatMap((traveller, i) =>
    Object.entries(problemsOf(traveller, rule)).map(([field, sentence]) => [
      `travellers.${i}.${field}`,
      sentence,
    ]),
  );
  return problems.length ? (Object.fromEntries(problems) as Record<string, string>) : null;
}

/** Throws `draft.traveller_unfit` when the trip asks for another age since they were entered, or sails on another day. */
export function assertFit(travellers: readonly TravellerDto[], rule: TravelRule): void {
  for (const [i, traveller] of travellers.entries())
    for (const problem of Object.values(problemsOf(traveller, rule)))
      throw new DomainError('draft.traveller_unfit', { guest: i + 1, problem });
}

function problemsOf(traveller: TravellerDto, rule: TravelRule): Record<string, string> {
  const passport = passportProblem(traveller);
  return { ...travellerProblems(traveller, rule), ...(passport && { passportNumber: passport }) };
}
