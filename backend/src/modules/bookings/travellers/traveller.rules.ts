import { birthDateProblem, expiryProblem } from '../../../../contracts/travel-dates.js';

/** The days a traveller's own dates are judged by, `YYYY-MM-DD` in the trip's zone. */
export interface TravelDays {
  sailsOn: string;
  endsOn: string;
  today: string;
}

/**
 * What only the trip's days can say about a traveller, by field: the same for who books and for who changes their
 * details later. What is absent is not judged.
 */
export function travellerProblems(
  traveller: { dateOfBirth?: string; passportExpiresOn?: string },
  { sailsOn, endsOn, today }: TravelDays,
): Record<string, string> {
  const { dateOfBirth, passportExpiresOn } = traveller;
  const birth = dateOfBirth ? birthDateProblem(dateOfBirth, sailsOn, today) : null;
  const expiry = passportExpiresOn ? expiryProblem(passportExpiresOn, endsOn, today) : null;
  return { ...(birth && { dateOfBirth: birth }), ...(expiry && { passportExpiresOn: expiry }) };
}
