import { type AgeRule, birthDateProblem, expiryProblem } from '../../../../contracts/travel-dates.js';
import type { Trip } from '../../trips/trip.entity.js';

/** What a traveller's own dates are judged by. */
export interface TravelRule extends AgeRule {
  endsOn: string;
}

/** What is asked of the travellers of a booking, or of a trip that is to be booked. Days that are not set are no hindrance. */
export function travelRule(
  { startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>,
  { minimumAge }: Pick<AgeRule, 'minimumAge'>,
  today: string,
): TravelRule {
  return { sailsOn: startDate ?? today, endsOn: endDate ?? today, today, minimumAge };
}

/**
 * What only the trip can say about a traveller, by field: the same for who books and for who changes their
 * details later. What is absent is not judged.
 */
export function travellerProblems(
  traveller: { dateOfBirth?: string; passportExpiresOn?: string },
  rule: TravelRule,
): Record<string, string> {
  const { dateOfBirth, passportExpiresOn } = traveller;
  const birth = dateOfBirth ? birthDateProblem(dateOfBirth, rule) : null;
  const expiry = passportExpiresOn ? expiryProblem(passportExpiresOn, rule.endsOn, rule.today) : null;
  return { ...(birth && { dateOfBirth: birth }), ...(expiry && { passportExpiresOn: expiry }) };
}
